// CHANGELOG.md as a page of the site.

export const changelogPath = 'content/pages/releases.md'

export function changelogPage(changelog: string): string {
  const [, sections = ''] = /^# Changelog\n([\s\S]*)$/.exec(changelog) ?? []
  const links = sections.replace(
    /\]\(content\/docs\/([^)#]*?)(?:\/index)?\.mdx?(#[^)]*)?\)/g,
    '](/docs/$1/$2)',
  )
  return `---
title: Releases of Troodon
description: What each version of Troodon added, changed and fixed.
---

<!-- \`npm run texts\` writes this page from CHANGELOG.md. -->

[Releases of Docusaurus](/changelog/) are on another page, with what Troodon supports of each.
${links}`
}
