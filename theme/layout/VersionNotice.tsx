// Banners above the content of some pages: not the latest version, draft, unlisted, untranslated, behind its
// original. Loads with the first such page (notices.tsx).
import type { LinkData, PageVersion, RouteData } from '../../build/shared/routeData.ts'
import { useSite } from '../context/site.tsx'
import { useBrowserState } from '../state/browser.tsx'
import { interpolateElements, useTexts } from '../text/translate.tsx'

export type Visibility = Pick<RouteData, 'unlisted' | 'untranslated' | 'changedOriginal'> & {
  readonly draft: boolean
}

export function VersionBanner({ version }: { readonly version: PageVersion }) {
  const { title, docs } = useSite()
  const { preferVersion } = useBrowserState()
  const t = useTexts()
  const latest = docs.find(({ id }) => id === version.instance)?.versions.find(({ isLast }) => isLast)?.name
  const values = { siteTitle: title, versionLabel: <b>{version.label}</b> }
  const link = (
    <a href={version.latestHref} onClick={() => latest && preferVersion(version.instance, latest)}>
      {t('theme.docs.versions.latestVersionLinkLabel', 'latest version')}
    </a>
  )
  return (
    <div className="theme-doc-version-banner" role="note">
      <p>
        {version.banner === 'unreleased'
          ? interpolateElements(
              t(
                'theme.docs.versions.unreleasedVersionLabel',
                'This is unreleased documentation for {siteTitle} {versionLabel} version.',
              ),
              values,
            )
          : interpolateElements(
              t(
                'theme.docs.versions.unmaintainedVersionLabel',
                'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
              ),
              values,
            )}{' '}
        {interpolateElements(
          t(
            'theme.docs.versions.latestVersionSuggestionLabel',
            'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).',
          ),
          { latestVersionLink: link, versionLabel: version.latestLabel },
        )}
      </p>
    </div>
  )
}

/**
 * A banner about the page's visibility. Drafts exist only in watch mode; unlisted pages are reachable only by
 * URL.
 */
export function VisibilityBanner({ route }: { readonly route: Visibility }) {
  return (
    <>
      {route.untranslated && <UntranslatedBanner />}
      {route.changedOriginal && <OutdatedBanner original={route.changedOriginal} />}
      {route.draft ? <DraftBanner /> : route.unlisted && <UnlistedBanner />}
    </>
  )
}

/** For pages whose text is in the default language of the site. */
export function UntranslatedBanner() {
  const t = useTexts()
  return (
    <div className="theme-untranslated-banner" role="note">
      {t('theme.contentVisibility.untranslatedBanner.message', 'This page has not been translated yet.')}
    </div>
  )
}

/** For translations whose original has changed since. */
function OutdatedBanner({ original: { href, label, language } }: { readonly original: LinkData }) {
  const t = useTexts()
  return (
    <div className="theme-outdated-banner" role="note">
      {interpolateElements(
        t(
          'theme.contentVisibility.outdatedBanner.message',
          'The original of this page has changed since it was translated: {originalLink}',
        ),
        {
          originalLink: (
            <a href={href} hrefLang={language?.lang} {...language}>
              {label}
            </a>
          ),
        },
      )}
    </div>
  )
}

function DraftBanner() {
  const t = useTexts()
  return (
    <div className="theme-draft-banner" role="note">
      <b>{t('theme.contentVisibility.draftBanner.title', 'Draft page')}</b>{' '}
      {t(
        'theme.contentVisibility.draftBanner.message',
        'You see this page because drafts are shown here. The published site leaves it out.',
      )}
    </div>
  )
}

/** For pages that are published but unlisted. */
export function UnlistedBanner() {
  const t = useTexts()
  return (
    <div className="theme-unlisted-banner" role="note">
      <b>{t('theme.contentVisibility.unlistedBanner.title', 'Unlisted page')}</b>{' '}
      {t(
        'theme.contentVisibility.unlistedBanner.message',
        'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
      )}
    </div>
  )
}
