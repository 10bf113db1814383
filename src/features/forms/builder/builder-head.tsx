import ArrowLeft from 'lucide-react/icons/arrow-left'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button, LinkButton } from '#components/button'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline } from '#components/layout'
import { TextField } from '#components/text-field'
import { PageTools } from '#features/forms/layout'
import { FormStatusPill } from '#features/forms/list'
import { FORM, type DraftProblem } from './builder-draft.model.ts'
import type { Builder } from './use-builder.ts'
import { messages } from './builder.messages.ts'
import * as styles from './builder.css.ts'

interface BuilderNameProps {
  builder: Builder
  problems: readonly DraftProblem[]
  /** Where Back leads. */
  formHref: string
}

/** The way back, and the name that is typed into. */
export function BuilderName({ builder: { draft, readOnly, change }, problems, formHref }: BuilderNameProps) {
  const intl = useIntl()
  return (
    <Inline gap={3} nowrap>
      <LinkButton tone="quiet" icon={<Icon of={ArrowLeft} />} href={formHref}>
        {intl.formatMessage(messages.back)}
      </LinkButton>
      <div className={styles.name} data-target="name">
        <TextField
          label={intl.formatMessage(messages.name)}
          labelHidden
          required
          maxLength={FORM.nameMax}
          autoComplete="off"
          readOnly={readOnly}
          value={draft.name}
          onValueChange={(name) => change({ name }, 'name')}
          error={problems.includes('name') ? intl.formatMessage(messages.nameEmpty) : undefined}
        />
      </div>
    </Inline>
  )
}

interface BuilderToolsProps {
  builder: Builder
  onStep: (direction: 'undo' | 'redo') => void
  onPublish: () => void
  /** Whether it is saved. */
  children: ReactNode
}

/** Where the form stands, and what can be done with all of it. */
export function BuilderTools({ builder, onStep, onPublish, children }: BuilderToolsProps) {
  const intl = useIntl()
  return (
    <PageTools>
      <Inline justify="space-between">
        <Inline gap={3}>
          <FormStatusPill intl={intl} status={builder.form.status} />
          {children}
        </Inline>
        <Inline>
          <IconButton
            label={intl.formatMessage(messages.undo)}
            icon={<Icon of={Undo2} />}
            disabled={!builder.canUndo}
            onClick={() => onStep('undo')}
          />
          <IconButton
            label={intl.formatMessage(messages.redo)}
            icon={<Icon of={Redo2} />}
            disabled={!builder.canRedo}
            onClick={() => onStep('redo')}
          />
          {builder.readOnly ? null : (
            <Button tone="primary" onClick={onPublish}>
              {intl.formatMessage(messages.publish)}
            </Button>
          )}
        </Inline>
      </Inline>
    </PageTools>
  )
}
