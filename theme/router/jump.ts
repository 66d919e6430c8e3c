// Tells that the page is about to scroll by itself: what follows is not the reader's hand.

export const jumpEvent = 'troodon-jump'

/** `toPlace`: to the place that a link names; otherwise to where the reader had been. */
export const tellJump = (toPlace: boolean): void =>
  void document.dispatchEvent(new CustomEvent(jumpEvent, { detail: toPlace }))
