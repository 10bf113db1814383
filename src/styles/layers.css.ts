import { globalLayer, type StyleRule } from '@vanilla-extract/css'

// Declared in rising order: what a feature says about a component wins without a stronger selector.
const reset = globalLayer('reset')
const components = globalLayer('components')
const features = globalLayer('features')
const app = globalLayer('app')

export const layers = { reset, components, features, app }

/** Puts a rule of a component into the cascade layer of components. */
export const inComponents = (rule: StyleRule) => ({ '@layer': { [components]: rule } })
/** Puts a rule of a feature into the cascade layer of features. */
export const inFeatures = (rule: StyleRule) => ({ '@layer': { [features]: rule } })
/** Puts a rule of the app's layouts into the cascade layer of the app. */
export const inApp = (rule: StyleRule) => ({ '@layer': { [app]: rule } })
