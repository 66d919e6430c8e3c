// Announces that the page is about to scroll by itself, so that this does not count as scrolling by the
// reader.

export const jumpEvent = 'troodon-jump'

/** `toPlace`: to the target of a link; otherwise to an earlier position. */
export const announceJump = (toPlace: boolean): void =>
  void document.dispatchEvent(new CustomEvent(jumpEvent, { detail: toPlace }))
