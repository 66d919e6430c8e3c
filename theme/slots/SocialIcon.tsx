// In place of views/blog/SocialIcon.tsx, where the site replaces icons of platforms.
import type { ComponentType } from 'react'
import type { IconProps } from '../compat/SvgIcon.tsx'
import Bluesky from '../public/Icon/Socials/Bluesky.tsx'
import Default from '../public/Icon/Socials/Default.tsx'
import Email from '../public/Icon/Socials/Email.tsx'
import GitHub from '../public/Icon/Socials/GitHub.tsx'
import Instagram from '../public/Icon/Socials/Instagram.tsx'
import LinkedIn from '../public/Icon/Socials/LinkedIn.tsx'
import Mastodon from '../public/Icon/Socials/Mastodon.tsx'
import StackOverflow from '../public/Icon/Socials/StackOverflow.tsx'
import Threads from '../public/Icon/Socials/Threads.tsx'
import Twitch from '../public/Icon/Socials/Twitch.tsx'
import Twitter from '../public/Icon/Socials/Twitter.tsx'
import X from '../public/Icon/Socials/X.tsx'
import YouTube from '../public/Icon/Socials/YouTube.tsx'

const components: Readonly<Record<string, ComponentType<IconProps>>> = {
  bluesky: Bluesky,
  email: Email,
  github: GitHub,
  instagram: Instagram,
  linkedin: LinkedIn,
  mastodon: Mastodon,
  stackoverflow: StackOverflow,
  threads: Threads,
  twitch: Twitch,
  twitter: Twitter,
  x: X,
  youtube: YouTube,
}

export function SocialIcon({ platform }: { readonly platform: string; readonly label: string }) {
  const Shown = components[platform] ?? Default
  return <Shown />
}
