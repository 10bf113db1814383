import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Columns, Stack } from '#components/layout'
import { Text } from '#components/text'
import { MailThumbnail } from '#features/editor/mail-frame'
import { useEditorData } from '#features/editor/state'
import type { ReadyImport } from './use-import.ts'
import { messages } from './import-dialog.messages.ts'
import * as styles from './import-dialog.css.ts'

/** What was found, before anything is changed. */
export function ImportReport({ result }: { result: ReadyImport }) {
  const intl = useIntl()
  const { brand } = useEditorData()
  const { document, blocks, keptAsHtml, withoutFile, conditionsLeftOut, problems } = result
  return (
    <Columns align="start" gap={5}>
      <Stack>
        <Text as="p" weight="medium" role="status">
          {intl.formatMessage(messages.report, { blocks })}
        </Text>
        {keptAsHtml > 0 ? (
          <Banner>{intl.formatMessage(messages.keptAsHtml, { count: keptAsHtml })}</Banner>
        ) : null}
        {withoutFile > 0 ? (
          <Banner kind="warning">{intl.formatMessage(messages.withoutFile, { count: withoutFile })}</Banner>
        ) : null}
        {conditionsLeftOut > 0 ? (
          <Banner kind="warning">
            {intl.formatMessage(messages.conditionsLeftOut, { count: conditionsLeftOut })}
          </Banner>
        ) : null}
        {problems.length > 0 ? (
          <Banner kind="warning">
            <ul className={styles.problems}>
              {problems.map(({ code, count }) => (
                <li key={code}>{intl.formatMessage(messages[code], { count })}</li>
              ))}
            </ul>
          </Banner>
        ) : null}
      </Stack>
      <figure className={styles.figure} aria-label={intl.formatMessage(messages.looks)}>
        <MailThumbnail document={document} brand={brand?.colors} />
      </figure>
    </Columns>
  )
}
