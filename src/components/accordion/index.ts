export { Accordion, type AccordionProps, type AccordionSection } from './accordion.tsx'
