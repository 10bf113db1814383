export { FormBuilderScreen } from './builder-screen.tsx'
export type { BuilderLinks } from './builder.tsx'
