// All measured public sites, for documents. The home page shows the largest.
import SiteTimes from './SiteTimes.tsx'

export default function AllSiteTimes() {
  return <SiteTimes />
}
