import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import { useEffect, useState } from 'react'

/** The server cannot know which tab fits; the browser decides after the first paint. */
export default function BrowserTabs() {
  const [fits, setFits] = useState('narrow')
  useEffect(() => setFits(window.innerWidth > 996 ? 'wide' : 'narrow'), [])
  return (
    <Tabs key={fits} defaultValue={fits}>
      <TabItem value="narrow" label="Narrow">
        For narrow windows.
      </TabItem>
      <TabItem value="wide" label="Wide">
        For wide windows.
      </TabItem>
    </Tabs>
  )
}
