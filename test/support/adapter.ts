// Tests call parts of the engine without its entry, which names the adapter.
import '../../build/docusaurus/register.ts'
