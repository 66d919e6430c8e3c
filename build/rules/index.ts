// The rules with a file of their own. Their rows, with severities, are in model/rules.ts.
import type { PageRuleCode, SiteRuleCode } from '../model/rules.ts'
import { bareUrl } from './page/bareUrl.ts'
import { duplicateHeading } from './page/duplicateHeading.ts'
import { emphasisAsHeading } from './page/emphasisAsHeading.ts'
import { emptyHeading } from './page/emptyHeading.ts'
import { emptyLink } from './page/emptyLink.ts'
import { fenceStyle } from './page/fenceStyle.ts'
import { headingWithoutSpace } from './page/headingWithoutSpace.ts'
import { listMarkers } from './page/listMarkers.ts'
import { longSentence } from './page/longSentence.ts'
import { mergeConflict } from './page/mergeConflict.ts'
import { missingAlt } from './page/missingAlt.ts'
import { missingCodeLanguage } from './page/missingCodeLanguage.ts'
import { repeatedWord } from './page/repeatedWord.ts'
import { reversedLink } from './page/reversedLink.ts'
import { severalTitles } from './page/severalTitles.ts'
import { skippedHeadingLevel } from './page/skippedHeadingLevel.ts'
import { tableWithoutHeader } from './page/tableWithoutHeader.ts'
import { trailingSpaces } from './page/trailingSpaces.ts'
import { unclosedElement } from './page/unclosedElement.ts'
import { unicodeForm } from './page/unicodeForm.ts'
import { unknownFootnote } from './page/unknownFootnote.ts'
import { unknownReference } from './page/unknownReference.ts'
import { vagueLinkText } from './page/vagueLinkText.ts'
import { wrongTerm } from './page/wrongTerm.ts'
import type { PageRule } from './rule.ts'
import { colorContrast } from './site/colorContrast.ts'
import { duplicateDescription } from './site/duplicateDescription.ts'
import { duplicateTitle } from './site/duplicateTitle.ts'
import { hugeImage } from './site/hugeImage.ts'
import { unreachedPage } from './site/unreachedPage.ts'
import type { SiteRule } from './siteRule.ts'

export const pageRules: Readonly<Record<PageRuleCode, PageRule>> = {
  mergeConflict,
  emptyHeading,
  emptyLink,
  reversedLink,
  headingWithoutSpace,
  unknownReference,
  unknownFootnote,
  skippedHeadingLevel,
  severalTitles,
  vagueLinkText,
  missingAlt,
  tableWithoutHeader,
  unclosedElement,
  unicodeForm,
  repeatedWord,
  wrongTerm,
  longSentence,
  duplicateHeading,
  emphasisAsHeading,
  bareUrl,
  missingCodeLanguage,
  fenceStyle,
  listMarkers,
  trailingSpaces,
}

export const siteRules: Readonly<Record<SiteRuleCode, SiteRule>> = {
  duplicateTitle,
  duplicateDescription,
  unreachedPage,
  hugeImage,
  colorContrast,
}
