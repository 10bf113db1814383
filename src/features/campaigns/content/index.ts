export { ContentStep } from './content-step.tsx'
