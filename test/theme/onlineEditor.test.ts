// Which editor of a code host opens the file of an edit link.
import { expect, it } from 'vitest'
import { onlineEditor } from '../../theme/widgets/onlineEditor.ts'

it.each([
  [
    'https://github.com/keepers/handbook/edit/main/docs/hens.md',
    'github.dev https://github.dev/keepers/handbook/blob/main/docs/hens.md',
  ],
  [
    'https://github.com/keepers/edit/tree/v2/next/docs/edit/hens.md',
    'github.dev https://github.dev/keepers/edit/blob/v2/next/docs/edit/hens.md',
  ],
  [
    'https://gitlab.com/park/keepers/handbook/-/edit/main/docs/hens.md',
    'Web IDE https://gitlab.com/-/ide/project/park/keepers/handbook/edit/main/-/docs/hens.md',
  ],
  [
    'https://git.park.example/keepers/handbook/-/blob/main/docs/hens.md',
    'Web IDE https://git.park.example/-/ide/project/keepers/handbook/edit/main/-/docs/hens.md',
  ],
])('%s opens in %s', (href, expected) => {
  const editor = onlineEditor(href)
  expect(`${editor?.name} ${editor?.href}`).toBe(expected)
})

it.each([
  'https://github.com/keepers/handbook',
  'https://github.com.park.example/keepers/handbook/edit/main/hens.md',
  'https://bitbucket.org/keepers/handbook/src/main/docs/hens.md?mode=edit',
  'https://handbook.example/edit/?file=hens.md',
  'javascript:alert(1)//github.com/keepers/handbook/edit/main/hens.md',
])('%s has no such editor', (href) => {
  expect(onlineEditor(href)).toBeNull()
})
