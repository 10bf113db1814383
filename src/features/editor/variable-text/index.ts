export {
  hrefText,
  inlineText,
  parseHref,
  withScheme,
  variablesIn,
  variableToken,
  withFallback,
  withText,
  type VariableTextProblem,
} from './variable-text.model.ts'
