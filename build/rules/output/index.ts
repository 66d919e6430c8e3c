// The rules about the output. Their rows, with severities, are in model/rules.ts.
import type { DocumentRuleCode, OutputSiteRuleCode } from '../../model/rules.ts'
import type { DocumentRule, OutputSiteRule } from '../outputRule.ts'
import { alternatePages } from './alternatePages.ts'
import { blockedResource } from './blockedResource.ts'
import { canonicalPage } from './canonicalPage.ts'
import { feedFormat } from './feedFormat.ts'
import { missingName } from './missingName.ts'
import { pageLandmarks } from './pageLandmarks.ts'
import { pageWeight } from './pageWeight.ts'
import { structuredData } from './structuredData.ts'
import { wrongAria } from './wrongAria.ts'

export const documentRules: Readonly<Record<DocumentRuleCode, DocumentRule>> = {
  missingName,
  wrongAria,
  pageLandmarks,
  structuredData,
  blockedResource,
}

export const outputSiteRules: Readonly<Record<OutputSiteRuleCode, OutputSiteRule>> = {
  alternatePages,
  canonicalPage,
  feedFormat,
  pageWeight,
}
