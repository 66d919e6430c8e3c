// What is needed to read a configuration: the first part of a build has no more.
import { addToAdapter } from '../config/siteAdapter.ts'
import { behaviorsOf } from './config/behaviors.ts'
import { findDocusaurus, isDocusaurusConfig, loadDocusaurus } from './config/loadDocusaurus.ts'

addToAdapter({
  behaviors: behaviorsOf,
  findConfig: findDocusaurus,
  isConfig: isDocusaurusConfig,
  loadConfig: loadDocusaurus,
})
