// A list that is longer than programs read at once, as several files: the largest folders get their own.
import { addAll } from '../../shared/addAll.ts'
import { addToList } from '../../shared/addToList.ts'
import { hrefOf, markdownOutput } from '../../shared/paths.ts'
import type { LlmsFile, LlmsPage, LlmsSection } from './llmsFile.ts'

/** Characters of one file: about 12,000 tokens. */
const longestList = 50_000

/** The given file first, then those with the pages that it has no place for. */
export function splitFile(file: LlmsFile, limit = longestList): readonly LlmsFile[] {
  if (lengthOf(file.sections) <= limit) return [file]
  const kept: LlmsSection[] = []
  const folders = new Map<string, LlmsSection[]>()
  for (const section of file.sections.flatMap((one) => inFolders(one, file.folder)))
    if (section.folder === file.folder) kept.push(section)
    else addToList(folders, section.folder, section)
  const largestFirst = [...folders].toSorted(([, a], [, b]) => lengthOf(b) - lengthOf(a))
  const moved: LlmsFile[] = []
  let length = lengthOf(file.sections)
  for (const [folder, sections] of largestFirst) {
    if (length <= limit) addAll(kept, sections)
    else {
      const { locale } = file
      moved.push({ locale, folder, title: sections[0]?.title ?? folder, sections, more: [] })
      length -= lengthOf(sections)
    }
  }
  const rest = { ...file, sections: inOnePlace(kept, file.sections), more: [...moved, ...file.more] }
  return [rest, ...moved.flatMap((one) => splitFile(one, limit))]
}

/** The pages of a section by the folders in its own one. A single page needs no folder. */
function inFolders(section: LlmsSection, above: string): readonly LlmsSection[] {
  if (section.folder !== above) return [section]
  const groups = new Map<string, LlmsPage[]>()
  for (const page of section.pages) {
    const [name = ''] = page.route.slice(above.length + 1).split('/')
    const folder = `${above}/${name}`
    addToList(groups, folder, page)
  }
  return [...groups].map(([folder, pages]) => {
    if (pages.length === 1) return { ...section, pages }
    const own = pages.find(({ route }) => route.replace(/\/$/, '') === folder)
    const title = section.isOptional ? section.title : (own?.title ?? folder.slice(above.length + 1))
    return { ...section, folder, pages, title }
  })
}

/** The parts of a section that stay in the file are one section again, in the order of before. */
function inOnePlace(kept: readonly LlmsSection[], before: readonly LlmsSection[]): readonly LlmsSection[] {
  const routes = new Set(kept.flatMap(({ pages }) => pages.map(({ route }) => route)))
  return before.flatMap((section) => {
    const pages = section.pages.filter(({ route }) => routes.has(route))
    return pages.length === 0 ? [] : [{ ...section, pages }]
  })
}

/** Characters of the lines, without the URL of the site. */
const lengthOf = (sections: readonly LlmsSection[]): number =>
  sections.reduce((sum, { pages }) => sum + pages.reduce((ofPages, page) => ofPages + lineLength(page), 0), 0)

const lineLength = ({ title, description, route }: LlmsPage): number =>
  title.length + (description?.length ?? 0) + hrefOf(`/${markdownOutput(route)}`, '/').length + 40
