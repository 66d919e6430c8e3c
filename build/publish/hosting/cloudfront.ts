// A function for CloudFront: folders, redirects and headers of a site in a bucket. One function for both
// events, so that there is one file to install.
import { UsageError } from '../../model/usageError.ts'
import { exactRedirects, fillNames, type HostSettings, patternRedirects, takesQuery } from './hostSettings.ts'

/** CloudFront takes no more bytes. */
const limit = 10_240

export interface CloudFrontFunction {
  readonly code: string
  /** Whether redirects of single paths were left out: the bucket has a page for each. */
  readonly isShortened: boolean
}

/** Throws a UsageError when the rules alone are too long. */
export function cloudFrontFunction(settings: HostSettings): CloudFrontFunction {
  const whole = functionText(settings, true)
  if (Buffer.byteLength(whole) <= limit) return { code: whole, isShortened: false }
  const code = functionText(settings, false)
  if (Buffer.byteLength(code) <= limit) return { code, isShortened: true }
  throw new UsageError(
    `The rules of _headers and _redirects need ${Buffer.byteLength(code)} bytes. The limit of a CloudFront function is ${limit}.`,
  )
}

function functionText(settings: HostSettings, withExact: boolean): string {
  const { url, baseUrl, rules, trailingSlash } = settings
  const exact = withExact
    ? Object.fromEntries(
        exactRedirects(settings).map(({ from, to, status }) => [from, [to, status, takesQuery(to)]]),
      )
    : {}
  const patterns = patternRedirects(settings).map(({ from, to, status }) => [
    from.expression,
    fillNames(to, from, (index) => `$${index}`),
    status,
  ])
  const headers = rules.headers.map(({ pattern, set, remove }) => [
    pattern.expression,
    set.map(([name, value]) => [name.toLowerCase(), value]),
    remove,
  ])
  const data = (name: string, value: unknown): string => `var ${name} = ${JSON.stringify(value)}\n`
  return (
    `// Folders, redirects and headers of ${url}, written by "troodon hosting cloudfront".\n` +
    '// Runtime: cloudfront-js-2.0. Associate it with "Viewer request" and with "Viewer response".\n' +
    data('base', baseUrl) +
    data('slash', trailingSlash) +
    data('moved', exact) +
    data('patterns', patterns) +
    data('headers', headers) +
    program
  )
}

/** Runs in CloudFront, which has no modules and few functions. */
const program = `
function handler(event) {
  return event.context.eventType === 'viewer-response' ? withHeaders(event) : find(event.request)
}

function find(request) {
  var path = decode(request.uri)
  if (path.indexOf(base + '.troodon-deploy/') === 0) return { statusCode: 404, statusDescription: 'Not Found' }
  var one = moved[path]
  if (one) return redirect(one[0], one[1], one[2] ? request : null)
  for (var i = 0; i < patterns.length; i++) {
    var match = new RegExp(patterns[i][0]).exec(path)
    if (!match) continue
    if (patterns[i][2] === 200) {
      if (/\\.[a-z0-9]+$/i.test(path)) continue
      request.uri = toFile(patterns[i][1])
      return request
    }
    var to = patterns[i][1].replace(/\\$(\\d)/g, function (all, group) {
      return encodeURI(match[Number(group)]).replace(/[?#]/g, encodeURIComponent)
    })
    return redirect(to, patterns[i][2], request)
  }
  var name = path.slice(path.lastIndexOf('/') + 1)
  if (slash && name !== '' && name.indexOf('.') === -1) return redirect(request.uri + '/', 301, request)
  var accept = request.headers && request.headers.accept
  if (accept && accept.value.indexOf('text/markdown') !== -1 && name.indexOf('.') === -1)
    request.uri = request.uri.replace(/\\/?$/, '/index.md')
  else request.uri = toFile(request.uri)
  return request
}

function toFile(uri) {
  var name = uri.slice(uri.lastIndexOf('/') + 1)
  if (name === '') return uri + 'index.html'
  return slash || name.indexOf('.') !== -1 ? uri : uri + '.html'
}

function redirect(to, status, request) {
  var query = request ? queryOf(request.querystring) : ''
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: to + query } } }
}

function queryOf(query) {
  var parts = []
  Object.keys(query).forEach(function (name) {
    var values = query[name].multiValue || [query[name]]
    values.forEach(function (one) {
      parts.push(one.value === '' ? name : name + '=' + one.value)
    })
  })
  return parts.length === 0 ? '' : '?' + parts.join('&')
}

function withHeaders(event) {
  var path = decode(event.request.uri)
  var page = path.replace(/(^|\\/)index\\.html$/, '$1')
  var response = event.response
  if (/(^|\\/)index\\.(html|md)$/.test(path) || page.slice(page.lastIndexOf('/')).indexOf('.') === -1)
    response.headers.vary = { value: 'Accept' }
  headers.forEach(function (rule) {
    var expression = new RegExp(rule[0])
    if (!expression.test(path) && !expression.test(page)) return
    rule[2].forEach(function (name) {
      delete response.headers[name]
    })
    rule[1].forEach(function (pair) {
      // Objects have their own caching; a missing one must not be kept.
      if (pair[0] !== 'cache-control') response.headers[pair[0]] = { value: pair[1] }
    })
  })
  return response
}

function decode(uri) {
  try {
    return decodeURIComponent(uri)
  } catch (error) {
    return uri
  }
}
`
