// Whether plugins ask for the path of the file that they change. Where they do not, every file with the same
// text has the same result, as most files of two versions have.
import type { TreeFile } from '../../markdown/unified/treeNode.ts'

/** The processor that a plugin of unified is called on. */
interface Attached {
  parser?: Parser
}

type Parser = (text: string, file: TreeFile) => unknown

export interface PathWatch {
  /** Comes after all remark plugins: it watches from before the text is parsed. */
  readonly plugin: (this: Attached) => void
  /** Whether anything has asked for the path. */
  readonly isRead: (file: object) => boolean
}

export function pathWatch(): PathWatch {
  const unread = new WeakSet<object>()
  return {
    plugin() {
      const { parser } = this
      // An older unified has another name for it. Its files count as read.
      if (!parser) return
      this.parser = (text, file) => {
        unread.add(file)
        for (const name of ['history', 'cwd']) onRead(file, name, () => unread.delete(file))
        return parser(text, file)
      }
    },
    isRead: (file) => !unread.has(file),
  }
}

/** A virtual file computes its path, name and folder from `history`, and writes there. */
function onRead(file: object, name: string, note: () => void): void {
  let value = Reflect.get(file, name) as unknown
  Object.defineProperty(file, name, {
    configurable: true,
    enumerable: true,
    get() {
      note()
      return value
    },
    set(next: unknown) {
      note()
      value = next
    },
  })
}
