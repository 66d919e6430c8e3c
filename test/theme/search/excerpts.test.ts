// The texts of results show what matches.
import { expect, it } from 'vitest'
import { excerptOf, sectionIn, withExcerpts } from '../../../theme/search/excerpts.ts'
import { matchesIn } from '../../../theme/search/matches.ts'

const body = `<p>Before <b>all</b> others.</p>
<h2 id="first">First <a class="hash-link" href="#first"></a></h2>
<p>One &amp; <code>two</code>.</p><p>More.</p>
<dl class="option-list"><div class="option" id="out"><dt id="--out"><code>--out</code></dt><dd>Folder.</dd></div></dl>
<h3 id="second">Second</h3><p>Three.</p>`

it('reads the text below a heading or an option, up to the next one', () => {
  expect(sectionIn(body, '')).toBe('Before all others.')
  expect(sectionIn(body, 'first')).toBe('One & two. More.')
  expect(sectionIn(body, '--out')).toBe('Folder.')
  expect(sectionIn(body, 'second')).toBe('Three.')
  expect(sectionIn(body, 'none')).toBe('')
})

it('shows the first match with the words around it', () => {
  const text = `${'many words before it '.repeat(9)}the match is here${' and more after it'.repeat(9)}`
  const shown = excerptOf(text, 'match') ?? ''
  expect(shown).toMatch(/^…\S.* the match is here and .*…$/)
  expect(shown.length).toBeLessThan(115)
  expect(excerptOf('A match.', 'match')).toBe('A match.')
  expect(excerptOf(text, 'nothing')).toBeNull()
})

it('loads the page of a hit only if its text does not show the match, and keeps the text otherwise', async () => {
  const hit = (href: string, text: string) => ({ href, title: 'A', heading: '', text, tag: 'default' })
  const loaded: string[] = []
  const load = async (url: string) => {
    loaded.push(url)
    return url.startsWith('/a/') ? { route: { body } } : Promise.reject(new Error('offline'))
  }
  const hits = [
    hit('/a/#first', 'One'),
    hit('/b/', 'two at once'),
    hit('/c/', 'No'),
    hit('/a/#second', 'Three'),
  ]
  const found = await withExcerpts(hits, 'two', load)
  expect(found.map(({ text }) => text)).toEqual(['One & two. More.', 'two at once', 'No', 'Three'])
  expect(loaded).toEqual(['/a/index.json', '/c/index.json', '/a/index.json'])
})

it.each([
  ['Größe und Straße', 'grosse', ['Größe']],
  ['The Straße', 'strasse', ['Straße']],
  ['naïve café', 'naive caf', ['naïve', 'caf']],
  ['a --strict b', '--strict', ['--strict']],
])('finds in %j what %j matches', (text, query, expected) => {
  expect(matchesIn(text, query).map(({ from, end }) => text.slice(from, end))).toEqual(expected)
})
