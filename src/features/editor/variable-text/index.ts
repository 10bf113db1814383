export {
  hrefText,
  inlineText,
  parseHref,
  variablesIn,
  variableToken,
  withFallback,
  withText,
  type VariableTextProblem,
} from './variable-text.model.ts'
