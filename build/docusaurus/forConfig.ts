// What is needed to read a configuration: the first part of a build has no more.
import { addToAdapter } from '../config/siteAdapter.ts'
import { docusaurusBehaviors } from './config/behaviors.ts'
import { findDocusaurus, isDocusaurusConfig, loadDocusaurus } from './config/loadDocusaurus.ts'

addToAdapter({
  behaviors: docusaurusBehaviors,
  findConfig: findDocusaurus,
  isConfig: isDocusaurusConfig,
  loadConfig: loadDocusaurus,
})
