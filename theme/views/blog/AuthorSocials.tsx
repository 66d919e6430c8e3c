// Links to the profiles of an author.
import type { AuthorData } from '../../../build/shared/blogData.ts'
import { SocialIcon } from './SocialIcon.tsx'

/** Display names of the platforms. */
const platforms: Readonly<Record<string, string>> = {
  bluesky: 'Bluesky',
  email: 'Email',
  github: 'GitHub',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  stackoverflow: 'Stack Overflow',
  threads: 'Threads',
  twitch: 'Twitch',
  twitter: 'Twitter',
  x: 'X',
  youtube: 'YouTube',
}

export const AuthorSocials = ({ author }: { readonly author: AuthorData }) => (
  <div className="author__socials">
    {author.socials.map(({ platform, href }) => {
      const label = platforms[platform] ?? platform
      return (
        <a key={platform} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
          <SocialIcon platform={platform} label={label} />
        </a>
      )
    })}
  </div>
)
