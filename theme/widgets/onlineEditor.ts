// The editor that a code host runs in the browser, for the file that an edit link leads to.

export interface OnlineEditor {
  readonly name: string
  readonly href: string
}

/** Null for a link to another kind of page. GitLab can be on any host, and a slash in its branch ends it. */
export function onlineEditor(editHref: string): OnlineEditor | null {
  const [, file] = /^https:\/\/github\.com\/([^/]+\/[^/]+\/(?:edit|blob|tree)\/.+)$/.exec(editHref) ?? []
  if (file) {
    const href = `https://github.dev/${file.replace(/^([^/]+\/[^/]+)\/(?:edit|tree)\//, '$1/blob/')}`
    return { name: 'github.dev', href }
  }
  const [, host, project, branch, path] =
    /^(https:\/\/[^/]+)\/(.+)\/-\/(?:edit|blob|tree)\/([^/]+)\/(.+)$/.exec(editHref) ?? []
  return path ? { name: 'Web IDE', href: `${host}/-/ide/project/${project}/edit/${branch}/-/${path}` } : null
}
