// The icon and label of a link to a profile.

interface SocialIconProps {
  readonly platform: string
  readonly label: string
}

/** The style sheet prints the label, so it is not part of the page's text. */
export const SocialIcon = ({ label }: SocialIconProps) => <span data-label={label} />
