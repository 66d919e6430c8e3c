// Turns bursts of changes into builds, one after the other.
export interface ChangeQueueOptions {
  /** `edited`: the files whose content changed; null when more may have changed since the last build. */
  readonly rebuild: (options: {
    readonly isPolled: boolean
    readonly edited: readonly string[] | null
  }) => Promise<void>
  /** Whether files that changed have the content that they had at their last change. */
  readonly isSame: (files: readonly string[]) => boolean
  /** Shows the edit of one file before the site is built; false when that takes a whole build. */
  readonly showEdit: (file: string) => Promise<boolean>
  /** Called after each build; true when the site should be built once more. */
  readonly afterBuild: (edited: readonly string[] | null) => boolean
}

export interface ChangeQueue {
  readonly changed: (path: string, isEdit: boolean) => void
  /** Builds the whole site after this many milliseconds, unless another change comes first. */
  readonly rebuildAfter: (milliseconds: number) => void
  /** Builds a change that polling found. */
  readonly rebuildPolled: () => void
}

/** Saves that belong together arrive within this many milliseconds. */
const burstTime = 10
/** After an edit was shown, the site is built when nothing more was saved for this many milliseconds. */
const pause = 400

export function createChangeQueue(options: ChangeQueueOptions): ChangeQueue {
  const { rebuild, isSame, showEdit, afterBuild } = options
  let running: Promise<unknown> = Promise.resolve()
  let burst = new Map<string, boolean>()
  let burstTimer: NodeJS.Timeout | undefined
  let buildTimer: NodeJS.Timeout | undefined
  /** Whether a build waits for its time. */
  let isPending = false
  /** Edits since the last build; null if other files may have changed too. */
  let edited: Set<string> | null = new Set()
  const enqueue = (task: () => Promise<void>) => {
    running = running.then(task)
  }
  const rebuildNow = (isPolled: boolean) =>
    enqueue(async () => {
      isPending = false
      const files = isPolled || !edited?.size ? null : [...edited]
      edited = new Set()
      await rebuild({ isPolled, edited: files })
      if (afterBuild(files)) rebuildAllAfter(pause)
    })
  const rebuildAfter = (milliseconds: number) => {
    clearTimeout(buildTimer)
    isPending = true
    buildTimer = setTimeout(() => rebuildNow(false), milliseconds)
  }
  const rebuildAllAfter = (milliseconds: number) => {
    edited = null
    rebuildAfter(milliseconds)
  }
  const endBurst = () => {
    const files = [...burst.keys()]
    const [first, ...others] = burst
    burst = new Map()
    enqueue(async () => {
      if (isSame(files)) {
        if (isPending) rebuildAfter(0)
        return
      }
      const isShown = first?.[1] === true && others.length === 0 && (await showEdit(first[0]))
      rebuildAfter(isShown ? pause : 0)
    })
  }
  return {
    changed(path, isEdit) {
      burst.set(path, isEdit)
      if (isEdit) edited?.add(path)
      else edited = null
      clearTimeout(burstTimer)
      clearTimeout(buildTimer)
      burstTimer = setTimeout(endBurst, burstTime)
    },
    rebuildAfter: rebuildAllAfter,
    rebuildPolled: () => rebuildNow(true),
  }
}
