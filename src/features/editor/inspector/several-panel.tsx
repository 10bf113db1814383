import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import { Section } from '#components/section'
import { Text } from '#components/text'
import {
  AlignField,
  PaddingField,
  ThemeColourField,
  useEditAll,
  useSettings,
} from '#features/editor/inspector/fields'
import { nodeOf, useEditor } from '#features/editor/state'
import { HideField } from '#features/editor/visibility'
import { messages } from './inspector.messages.ts'
import { alignOf, colourOf, isAligned, isStyled, shared } from './several.model.ts'

const NONE = { top: 0, right: 0, bottom: 0, left: 0 }

/** What several parts have in common. A change is made to all of them, in one step. */
export function SeveralPanel({ ids }: { ids: readonly string[] }) {
  const intl = useIntl()
  const document = useEditor((state) => state.document)
  const settings = useSettings()
  const nodes = ids.map((id) => nodeOf(document, id)).filter(isStyled)
  const edit = useEditAll(nodes)
  const colours = nodes.map(colourOf)
  const haveColour = nodes.every(({ type }) => type === 'text' || type === 'button')
  const [background, colour] = [shared(nodes.map(({ bg }) => bg)), shared(colours)]
  const differs = intl.formatMessage(messages.mixedHint)
  const mixedHint = (values: readonly unknown[]) =>
    new Set(values.map((value) => JSON.stringify(value))).size > 1 ? differs : undefined
  const side = (key: keyof typeof NONE) => shared(nodes.map(({ padding = NONE }) => padding[key])) ?? null
  return (
    <Stack>
      <Stack gap={1}>
        <Text as="h2" size={16} weight="semibold">
          {intl.formatMessage(messages.several, { count: ids.length })}
        </Text>
        <Text as="p" size={13} tone="muted">
          {intl.formatMessage(nodes.length === 0 ? messages.nothingShared : messages.severalHint)}
        </Text>
      </Stack>
      {nodes.length === 0 ? null : (
        <>
          {nodes.every(isAligned) ? (
            <AlignField
              value={shared(nodes.filter(isAligned).map(alignOf))}
              onValueChange={(align) => edit(() => ({ align }))}
            />
          ) : null}
          {haveColour ? (
            <ThemeColourField
              label={intl.formatMessage(messages.color)}
              hint={mixedHint(colours)}
              value={colour}
              inherited={shared(
                nodes.map(({ type }) =>
                  type === 'button' ? settings.theme.buttonText : settings.theme.text,
                ),
              )}
              optional
              onValueChange={(color, how) => edit(() => ({ color }), how)}
            />
          ) : null}
          <Section title={intl.formatMessage(messages.style)}>
            <PaddingField
              value={{ top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') }}
              onValueChange={(change) =>
                edit(({ padding = NONE }) => ({ padding: { ...padding, ...change } }), 'typing')
              }
            />
            <ThemeColourField
              label={intl.formatMessage(messages.background)}
              hint={mixedHint(nodes.map(({ bg }) => bg))}
              value={background}
              optional
              onValueChange={(bg, how) => edit(() => ({ bg }), how)}
            />
          </Section>
          {nodes.every((node) => node.locked !== true && node.type !== 'footer') ? (
            <Section title={intl.formatMessage(messages.visibility)}>
              <HideField
                value={
                  mixedHint(nodes.map(({ hideOn }) => hideOn)) ? undefined : (nodes[0]?.hideOn ?? 'none')
                }
                onValueChange={(hideOn) => edit(() => ({ hideOn }))}
              />
            </Section>
          ) : null}
        </>
      )}
    </Stack>
  )
}
