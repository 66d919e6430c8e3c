// In a deploy preview each change of the page is written to the console, with what the page says about itself.
import config from '@generated/docusaurus.config'

interface Update {
  readonly location: { readonly pathname: string }
  readonly previousLocation: { readonly pathname: string } | null
}

const isPreview = config.customFields['isDeployPreview'] === true

function log(event: string, { location, previousLocation }: Update): void {
  if (!isPreview) return
  console.log(event, location.pathname, {
    location,
    previousLocation,
    heading: document.querySelector('h1')?.innerText,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    htmlClassName: document.documentElement.className,
  })
}

export function onRouteUpdate(update: Update): () => void {
  log('onRouteUpdate', update)
  return () => log('onRouteUpdate cleanup', update)
}

export function onRouteDidUpdate(update: Update): void {
  log('onRouteDidUpdate', update)
}
