// A configuration without the options that have their default, for people who read and change it.
import { isDeepStrictEqual } from 'node:util'
import { type ConfigEnvironment, readConfig } from '../../config/normalize/normalize.ts'
import { isPlain, type Raw } from './docusaurusConfig.ts'

/** The options that matter: each one that is left out would be the same without it. */
export function withoutDefaults(config: Raw, environment: ConfigEnvironment): Raw {
  const whole = resolved(config, environment)
  if (whole === null) return config
  const isSame = (candidate: Raw) => isDeepStrictEqual(resolved(candidate, environment), whole)
  return shorter(config, (value) => value, isSame)
}

/** `place` puts a shorter value where `value` is in the whole configuration. */
function shorter(value: Raw, place: (value: Raw) => Raw, isSame: (whole: Raw) => boolean): Raw {
  let left = value
  for (const key of Object.keys(value)) {
    const { [key]: own, ...rest } = left
    if (isSame(place(rest))) left = rest
    else if (isPlain(own)) {
      const around = left
      left = { ...around, [key]: shorter(own, (part) => place({ ...around, [key]: part }), isSame) }
    }
  }
  return left
}

function resolved(config: Raw, environment: ConfigEnvironment) {
  const read = readConfig(config, environment)
  return read.ok ? read.config : null
}
