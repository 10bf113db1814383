declare module 'virtual:component-facts' {
  import type { ComponentFacts } from '#.storybook/component-facts'
  const facts: ComponentFacts[]
  export default facts
}
