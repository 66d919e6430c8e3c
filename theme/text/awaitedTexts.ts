// In place of earlyTexts.ts, where the site replaces components around every page: their modules can ask for
// messages while they are loaded, so the messages of the page's language come first.
if (process.env['TROODON_SSR'] === '') {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const site = document.querySelector<HTMLElement>('[data-script][data-site]')?.dataset['site']
  try {
    const { messages } = (await (await fetch(site ?? '')).json()) as {
      messages: Readonly<Record<string, string>>
    }
    window.troodonTexts = messages
  } catch {
    // client.tsx loads the same file, and reports it.
  }
}

export {}
