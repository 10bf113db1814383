import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, type ReactNode } from 'react'
import { Icon } from '#components/icon'
import * as styles from './accordion.css.ts'

export interface AccordionSection {
  id: string
  title: string
  /** Beside the title: a badge, a count. */
  aside?: ReactNode
  content: ReactNode
}

export interface AccordionProps {
  /** In their order. */
  sections: readonly AccordionSection[]
  /** The ids of the sections that are open. */
  open: readonly string[]
  /** Which are open now, by id. */
  onOpenChange: (open: string[]) => void
  /** Opening one closes the others. @default false */
  single?: boolean
  /** The level of the titles on the page. @default 3 */
  level?: 2 | 3 | 4
}

/** Sections of which one reads some: each title opens and closes what belongs to it. */
export function Accordion({ sections, open, onOpenChange, single = false, level = 3 }: AccordionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  const toggle = (section: string) => {
    const others = open.filter((one) => one !== section)
    if (open.includes(section)) onOpenChange(others)
    else onOpenChange(single ? [section] : [...others, section])
  }
  return (
    <div className={styles.root}>
      {sections.map(({ id: section, title, aside, content }) => {
        const isOpen = open.includes(section)
        return (
          <section key={section} className={styles.section}>
            <Heading className={styles.heading}>
              <button
                type="button"
                id={`${id}${section}`}
                className={styles.trigger}
                aria-expanded={isOpen}
                aria-controls={`${id}${section}panel`}
                onClick={() => toggle(section)}
              >
                <span className={styles.title}>{title}</span>
                {aside}
                <span className={styles.arrow}>
                  <Icon of={ChevronDown} />
                </span>
              </button>
            </Heading>
            <div
              id={`${id}${section}panel`}
              className={styles.panel}
              role="region"
              aria-labelledby={`${id}${section}`}
              hidden={!isOpen}
            >
              {isOpen ? content : null}
            </div>
          </section>
        )
      })}
    </div>
  )
}
