// Events of the file system, from chokidar.
import { watch } from 'chokidar'

export interface FileWatcherOptions {
  /** Existing files and folders. */
  readonly paths: readonly string[]
  /** Watched without its content: a configured folder can appear here later. */
  readonly root: string
  readonly isIgnored: (path: string) => boolean
  /** `isEdit`: the content of a file changed, nothing was added or removed. */
  readonly onChange: (path: string, isEdit: boolean) => void
  readonly onRootEntry: (path: string) => void
  /** All paths are watched from now on. */
  readonly onReady: () => void
  readonly onError: (error: unknown) => void
}

export interface FileWatcher {
  /** Watches more paths; one that was removed and made again must be added again. */
  readonly add: (paths: Iterable<string>) => void
}

export function openFileWatcher({
  paths,
  root,
  isIgnored,
  onChange,
  onRootEntry,
  onReady,
  onError,
}: FileWatcherOptions): FileWatcher {
  const options = { ignoreInitial: true, followSymlinks: false, ignored: isIgnored }
  // With a path that does not exist, chokidar would be ready too early: the root's watcher sees it appear.
  const watcher = watch([...paths], options)
  const rootWatcher = watch(root, { ...options, depth: 0 })
  watcher.on('all', (event, path) => onChange(path, event === 'change'))
  rootWatcher.on('all', (_event, path) => onRootEntry(path))
  watcher.once('ready', onReady)
  watcher.on('error', onError)
  rootWatcher.on('error', onError)
  return { add: (more) => void watcher.add([...more]) }
}
