// `@theme/ReactLiveScope`: names that live code can use without importing them. A site adds its own.
import * as React from 'react'

const ReactLiveScope: Readonly<Record<string, unknown>> = { React, ...React }

export default ReactLiveScope
