// Elements that browsers find as properties of `document`: with `<img name="body">`, `document.body` is that
// image, and no script of the page works. Such names are reported and not printed.
import { decodeHTMLStrict } from 'entities'
import type { Tag, TagAttribute } from '../shared/htmlTag.ts'
import { literalPath } from './mdx/props.ts'
import type { Place } from './positions.ts'
import type { Reading } from './reading.ts'

/** What `document` has in Chromium, without `location`, which nothing replaces. */
const properties: ReadonlySet<string> = new Set(
  `
    ATTRIBUTE_NODE CDATA_SECTION_NODE COMMENT_NODE DOCUMENT_FRAGMENT_NODE DOCUMENT_NODE
    DOCUMENT_POSITION_CONTAINED_BY DOCUMENT_POSITION_CONTAINS DOCUMENT_POSITION_DISCONNECTED
    DOCUMENT_POSITION_FOLLOWING DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC DOCUMENT_POSITION_PRECEDING
    DOCUMENT_TYPE_NODE ELEMENT_NODE ENTITY_NODE ENTITY_REFERENCE_NODE NOTATION_NODE
    PROCESSING_INSTRUCTION_NODE TEXT_NODE URL __defineGetter__ __defineSetter__ __lookupGetter__
    __lookupSetter__ __proto__ activeElement activeViewTransition addEventListener adoptNode
    adoptedStyleSheets alinkColor all anchors append appendChild applets ariaNotify baseURI bgColor body
    captureEvents caretPositionFromPoint caretRangeFromPoint characterSet charset childElementCount
    childNodes children clear cloneNode close compareDocumentPosition compatMode constructor contains
    contentType cookie createAttribute createAttributeNS createCDATASection createComment
    createDocumentFragment createElement createElementNS createEvent createExpression createNSResolver
    createNodeIterator createProcessingInstruction createRange createTextNode createTreeWalker currentScript
    defaultView designMode dir dispatchEvent doctype documentElement documentURI domain elementFromPoint
    elementsFromPoint embeds evaluate execCommand exitFullscreen exitPictureInPicture exitPointerLock
    featurePolicy fgColor firstChild firstElementChild fonts forms fragmentDirective fullscreen
    fullscreenElement fullscreenEnabled getAnimations getElementById getElementsByClassName
    getElementsByName getElementsByTagName getElementsByTagNameNS getRootNode getSelection hasChildNodes
    hasFocus hasOwnProperty hasStorageAccess hasUnpartitionedCookieAccess head hidden images implementation
    importNode inputEncoding insertBefore isConnected isDefaultNamespace isEqualNode isPrototypeOf
    isSameNode lastChild lastElementChild lastModified linkColor links lookupNamespaceURI lookupPrefix
    moveBefore nextSibling nodeName nodeType nodeValue normalize onabort onanimationend onanimationiteration
    onanimationstart onauxclick onbeforecopy onbeforecut onbeforeinput onbeforematch onbeforepaste
    onbeforetoggle onbeforexrselect onblur oncancel oncanplay oncanplaythrough onchange onclick onclose
    oncommand oncontentvisibilityautostatechange oncontextlost oncontextmenu oncontextrestored oncopy
    oncuechange oncut ondblclick ondrag ondragend ondragenter ondragleave ondragover ondragstart ondrop
    ondurationchange onemptied onended onerror onfocus onformdata onfreeze onfullscreenchange
    onfullscreenerror ongotpointercapture oninput oninvalid onkeydown onkeypress onkeyup onload onloadeddata
    onloadedmetadata onloadstart onlostpointercapture onmousedown onmouseenter onmouseleave onmousemove
    onmouseout onmouseover onmouseup onmousewheel onpaste onpause onplay onplaying onpointercancel
    onpointerdown onpointerenter onpointerleave onpointerlockchange onpointerlockerror onpointermove
    onpointerout onpointerover onpointerup onprerenderingchange onprogress onratechange onreadystatechange
    onreset onresize onresume onscroll onscrollend onscrollsnapchange onscrollsnapchanging onsearch
    onsecuritypolicyviolation onseeked onseeking onselect onselectionchange onselectstart onslotchange
    onstalled onsubmit onsuspend ontimeupdate ontoggle ontransitioncancel ontransitionend ontransitionrun
    ontransitionstart onvisibilitychange onvolumechange onwaiting onwebkitanimationend
    onwebkitanimationiteration onwebkitanimationstart onwebkitfullscreenchange onwebkitfullscreenerror
    onwebkittransitionend onwheel open ownerDocument parentElement parentNode pictureInPictureElement
    pictureInPictureEnabled plugins pointerLockElement prepend prerendering previousSibling
    propertyIsEnumerable queryCommandEnabled queryCommandIndeterm queryCommandState queryCommandSupported
    queryCommandValue querySelector querySelectorAll readyState referrer releaseEvents removeChild
    removeEventListener replaceChild replaceChildren requestStorageAccess requestStorageAccessFor
    rootElement scripts scrollingElement startViewTransition styleSheets textContent timeline title
    toLocaleString toString valueOf visibilityState vlinkColor wasDiscarded webkitCancelFullScreen
    webkitCurrentFullScreenElement webkitExitFullscreen webkitFullscreenElement webkitFullscreenEnabled
    webkitHidden webkitIsFullScreen webkitVisibilityState when write writeln xmlEncoding xmlStandalone
    xmlVersion
  `
    .trim()
    .split(/\s+/),
)

/** By their names; objects are found by their ids, too, and images that have both. */
const exposed = /^(?:embed|form|iframe|img|object)$/

/** `value` without character references. `hasName`: whether the element has an attribute `name`. */
export function shadowsDocument(
  element: string,
  attribute: string,
  value: unknown,
  hasName: boolean,
): value is string {
  const name = attribute.toLowerCase()
  if ((name !== 'name' && name !== 'id') || typeof value !== 'string' || !properties.has(value)) return false
  const tag = element.toLowerCase()
  return name === 'name' ? exposed.test(tag) : tag === 'object' || (tag === 'img' && hasName)
}

interface Shadow {
  readonly name: string
  readonly value: string
  readonly attribute: TagAttribute
}

/** Those of an element of JSX. `props` are the values of its attributes, if all are known. */
export function shadowsOf(tag: Tag, props: Readonly<Record<string, unknown>> = {}): readonly Shadow[] {
  if (!exposed.test(tag.name)) return []
  const values = new Map<string, unknown>(Object.entries(props))
  for (const { name, value, expression } of tag.attributes)
    if (!values.has(name) && value !== null)
      values.set(name, expression ? literalPath(value, null) : decodeHTMLStrict(value))
  const hasName = [...values.keys()].some((name) => name.toLowerCase() === 'name')
  return [...values].flatMap(([name, value]) => {
    const attribute = tag.attributes.find((one) => one.name === name) ?? tag.attributes[0]
    return attribute && shadowsDocument(tag.name, name, value, hasName) ? [{ name, value, attribute }] : []
  })
}

/** Whether text that is no tag for us may be such an element for browsers: `<img/name=body>`. */
export const mayShadow = (text: string): boolean => /<(?:embed|form|iframe|img|object)\b/i.test(text)

export function reportShadow(attribute: string, value: string, place: Place, { diagnostics }: Reading): void {
  diagnostics.push({
    code: 'shadowedDocument',
    ...place,
    message: `${attribute}="${value}" replaces document.${value} in browsers, which stops the scripts of the page. The attribute is left out.`,
    hint: `Choose another value, such as my-${value}.`,
  })
}
