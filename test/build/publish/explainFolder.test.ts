// A failure of the disk of a target names the folder.
import { expect, it } from 'vitest'
import { UsageError } from '../../../build/model/usageError.ts'
import { explainFolder } from '../../../build/publish/target/explainFolder.ts'

const failure = (code: string, path: string) => Object.assign(new Error(code), { code, path })

it.each([
  ['ENOSPC', 'There is no space left in /srv/www (/srv/www/a). Make space there'],
  ['EDQUOT', 'The quota is used up in /srv/www'],
  ['ERR_FS_EISDIR', 'A folder is in the place of a file in /srv/www (/srv/www/a). Remove it.'],
  ['EROFS', 'Nothing can be written in /srv/www'],
  ['EACCES', 'Check who may write there. Run the deploy again: it continues.'],
])('%s', (code, text) => {
  const explained = explainFolder(failure(code, '/srv/www/a'), '/srv/www') as Error
  expect(explained).toBeInstanceOf(UsageError)
  expect(explained.message).toContain(text)
})

it('an error of another file, and another error, stay as they are', () => {
  for (const error of [
    failure('EACCES', '/home/site/dist/a'),
    failure('EMFILE', '/srv/www/a'),
    new Error('A bug.'),
  ])
    expect(explainFolder(error, '/srv/www')).toBe(error)
})
