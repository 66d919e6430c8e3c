// Which names promise that another content has another name.
import { expect, it } from 'vitest'
import { isHashed } from '../../../build/model/hashedName.ts'

it.each([
  'assets/chunks/25AJ7H5P.js',
  'assets/client.YXE6MC2B.js',
  'assets/index.QMOAQQMS.css',
  'assets/site.59d339b1.json',
  'assets/app/icon-192-71dcf9ef.png',
  'assets/cards/0008db75005d845b.png',
  'assets/media/feather.2b4d1eab.640.avif',
  'assets/images/a feather-2b4d1eab.png',
  'assets/search/be1d9a0364-0.json',
  'assets/search/be1d9a0364-12.json',
])('%s has a hash', (path) => expect(isHashed(path)).toBe(true))

it.each([
  'assets/logo.png',
  'assets/logo-12.png',
  'assets/report-20240101.pdf',
  'assets/DOWNLOAD.png',
  'assets/img/logo-EXTENDED.svg',
  'assets/12345678/logo.png',
  'assets/facade/logo.png',
  'assets/mermaid/11.17.2/mermaid.esm.min.mjs',
  'files/report.25AJ7H5P.js',
  'docs/assets/chunks/25AJ7H5P.js',
])('%s has none', (path) => expect(isHashed(path)).toBe(false))
