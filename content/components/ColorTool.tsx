// Chooses a primary colour and its shades for each mode, shows them on the page at once, and writes the CSS to copy. Kept
// in session storage.

import { useEffect, useId, useRef, useState } from 'react'
import { useColorMode } from 'troodon/client'
import CodeBlock from 'troodon/theme/CodeBlock'
import styles from './ColorTool.module.css'
import { contrast, defaultShades, rating, readColor, shade } from './shades.ts'

type Mode = 'light' | 'dark'

interface Choice {
  readonly base: string
  readonly background: string
  /** By variable. */
  readonly adjustments: Readonly<Record<string, number>>
}

const adjustments = Object.fromEntries(
  defaultShades.map(({ variable, adjustment }) => [variable, adjustment]),
)
const defaults: Readonly<Record<Mode, Choice>> = {
  light: { base: '#2e8555', background: '#ffffff', adjustments },
  dark: { base: '#25c2a0', background: '#181920', adjustments },
}
const keyOf = (mode: Mode): string => `ifm-theme-colors-${mode}`

function stored(mode: Mode): Choice {
  try {
    return {
      ...defaults[mode],
      ...(JSON.parse(sessionStorage.getItem(keyOf(mode)) ?? '{}') as Partial<Choice>),
    }
  } catch {
    return defaults[mode]
  }
}

/** The rules of one mode; the background stands in them only when it was changed. */
function cssOf(mode: Mode, { base, background, adjustments: own }: Choice): string {
  const shades = defaultShades.map(({ variable }) => `  ${variable}: ${shade(base, own[variable] ?? 0)};`)
  const ground = background === defaults[mode].background ? [] : [`  --ifm-background-color: ${background};`]
  return [mode === 'dark' ? "[data-theme='dark'] {" : ':root {', ...shades, ...ground, '}'].join('\n')
}

export default function ColorTool() {
  const { colorMode, setColorMode } = useColorMode()
  const [choices, setChoices] = useState(defaults)
  const choice = choices[colorMode]
  useEffect(() => setChoices({ light: stored('light'), dark: stored('dark') }), [])
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${cssOf('light', choices.light)}\n${cssOf('dark', choices.dark)}`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [choices])
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change }
    setChoices({ ...choices, [colorMode]: next })
    try {
      sessionStorage.setItem(keyOf(colorMode), JSON.stringify(next))
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
  return (
    <div className={styles['tool']}>
      <p className={styles['row']}>
        <ColorField label="Primary colour" value={choice.base} onChange={(base) => choose({ base })} />
        <ColorField
          label="Background"
          value={choice.background}
          onChange={(background) => choose({ background })}
        />
        <button
          type="button"
          className="button button--quiet"
          onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
        >
          Edit the {colorMode === 'dark' ? 'light' : 'dark'} mode
        </button>
        <button type="button" className="button button--quiet" onClick={() => choose(defaults[colorMode])}>
          Reset
        </button>
      </p>
      <div className="table-wrap">
        <table>
          <thead>
            <tr>
              <th>Variable</th>
              <th>Colour</th>
              <th>Adjustment</th>
              <th>Contrast</th>
            </tr>
          </thead>
          <tbody>
            {defaultShades.map(({ variable }) => {
              const value = shade(choice.base, choice.adjustments[variable] ?? 0)
              return (
                <tr key={variable}>
                  <td>
                    <code>{variable}</code>
                  </td>
                  <td>
                    <Swatch color={value} /> <code>{value}</code>
                  </td>
                  <td>
                    {variable === '--ifm-color-primary' ? (
                      '0'
                    ) : (
                      <input
                        type="number"
                        step="0.05"
                        min="-1"
                        max="1"
                        aria-label={`Adjustment of ${variable}`}
                        value={choice.adjustments[variable] ?? 0}
                        onChange={({ target }) =>
                          choose({ adjustments: { ...choice.adjustments, [variable]: Number(target.value) } })
                        }
                      />
                    )}
                  </td>
                  <td>{rating(contrast(value, choice.background))}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <CodeBlock language="css" title="content/css/custom.css">
        {cssOf(colorMode, choice)}
      </CodeBlock>
    </div>
  )
}

/** Takes what is a colour, and leaves what is not. */
function ColorField({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (color: string) => void
}) {
  const [text, setText] = useState(value)
  // Three digits are a colour as well: while one types, the text is left alone.
  const typing = useRef(false)
  const id = useId()
  useEffect(() => {
    if (!typing.current) setText(value)
  }, [value])
  const read = (input: string) => {
    setText(input)
    const color = readColor(input)
    if (color !== null) onChange(color)
  }
  return (
    <span className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={text}
        spellCheck={false}
        onChange={({ target }) => {
          typing.current = true
          read(target.value)
        }}
        onBlur={() => {
          typing.current = false
          setText(value)
        }}
      />
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={value}
        onChange={({ target }) => read(target.value)}
      />
    </span>
  )
}

const Swatch = ({ color }: { readonly color: string }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <rect width="16" height="16" rx="3" fill={color} />
  </svg>
)
