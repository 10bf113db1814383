import Plus from 'lucide-react/icons/plus'
import { useIntl } from 'react-intl'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { Menu, type MenuEntry } from '#components/menu'
import { Select } from '#components/select'
import { Text } from '#components/text'
import {
  CONDITION_TREE,
  type ConditionGroup,
  type ConditionNode,
  type LeafCondition,
} from '#lib/condition-tree'
import { conditionClause, matchText } from '#features/segments/sentence'
import { conditionKinds, fieldOf, newCondition } from './condition-fields.model.ts'
import { messages as fieldMessages } from './condition-fields.messages.ts'
import { ConditionFields } from './condition-row.tsx'
import { messages } from './condition-tree.messages.ts'
import { NodeTools } from './node-tools.tsx'
import { problemText } from './problem-text.ts'
import { freeId, insertNode, replaceNode } from './tree-edit.model.ts'
import { adderOf, fieldIn, type TreeEditing } from './tree-editing.ts'
import { Narrow, Wide } from '#features/segments/layout'
import * as styles from './condition-tree.css.ts'

/** A group of conditions, which may hold others. */
export function GroupCard({
  group,
  depth,
  ...shared
}: TreeEditing & { group: ConditionGroup; depth: number }) {
  const intl = useIntl()
  const { conditions, world, problems, readOnly, isFull, edit } = shared
  const kinds = conditionKinds.filter((kind) => world.kinds?.includes(kind) ?? true)
  const isOuter = depth === 1
  const problem = problems.find(({ nodeId, code }) => nodeId === group.id && code !== 'malformed')
  const add = (node: ConditionNode) =>
    edit(insertNode(conditions, group.id, node), {
      focus: node.kind === 'group' ? adderOf(node.id) : fieldIn(node.id),
    })
  const entries: MenuEntry[] = [
    ...kinds.map((kind): MenuEntry => ({
      kind: 'action',
      id: kind,
      label: intl.formatMessage(fieldMessages[kind]),
      onSelect: () => add(newCondition(kind, freeId(conditions))),
    })),
    { kind: 'separator', id: 'line' },
    {
      kind: 'action',
      id: 'group',
      label: intl.formatMessage(messages.addGroup),
      disabled: depth >= CONDITION_TREE.depthMax,
      ...(depth >= CONDITION_TREE.depthMax && {
        reason: problemText({ code: 'too_deep', nodeId: '' }, intl),
      }),
      onSelect: () => add({ id: freeId(conditions), kind: 'group', match: 'any', children: [] }),
    },
  ]
  return (
    <div
      className={styles.group}
      role="group"
      aria-label={intl.formatMessage(messages.group, { match: matchText(group.match, intl) })}
      data-outer={isOuter || undefined}
      data-group={group.id}
    >
      <Stack gap={2}>
        <Inline align="start">
          {isOuter ? null : <NodeTools node={group} name={matchText(group.match, intl)} {...shared} />}
          <Narrow>
            <Select
              label={intl.formatMessage(messages.match)}
              labelHidden
              value={group.match}
              disabled={readOnly}
              onValueChange={(match) => edit(replaceNode(conditions, group.id, { ...group, match }))}
              options={(['all', 'any', 'none'] as const).map((match) => ({
                value: match,
                label: matchText(match, intl),
              }))}
            />
          </Narrow>
          {group.disabled === true ? <Badge>{intl.formatMessage(messages.disabled)}</Badge> : null}
        </Inline>
        {problem ? (
          <Text as="p" tone="muted" wrap="anywhere">
            {problemText(problem, intl)}
          </Text>
        ) : null}
        {group.children.length === 0 ? (
          <Text as="p" tone="muted" wrap="anywhere">
            {intl.formatMessage(isOuter ? messages.empty : messages.emptyGroup)}
          </Text>
        ) : (
          <Stack as="ul" gap={2}>
            {group.children.map((child) => (
              <li key={child.id} className={styles.item} data-node={child.id}>
                {child.kind === 'group' ? (
                  <GroupCard group={child} depth={depth + 1} {...shared} />
                ) : (
                  <Row node={child} {...shared} />
                )}
              </li>
            ))}
          </Stack>
        )}
        {readOnly ? null : (
          <Inline>
            <Menu entries={entries}>
              {(trigger) => (
                <Button
                  {...trigger}
                  data-adder={group.id}
                  size="small"
                  tone={isOuter && group.children.length === 0 ? 'primary' : 'neutral'}
                  icon={<Icon of={Plus} />}
                  disabled={isFull}
                  title={
                    isFull ? intl.formatMessage(messages.full, { max: CONDITION_TREE.nodesMax }) : undefined
                  }
                >
                  {intl.formatMessage(messages.add)}
                </Button>
              )}
            </Menu>
          </Inline>
        )}
      </Stack>
    </div>
  )
}

function Row({ node, ...shared }: TreeEditing & { node: LeafCondition }) {
  const intl = useIntl()
  const { conditions, world, problems, ownSegmentId, readOnly, edit } = shared
  const name =
    fieldOf(node) === '' ? intl.formatMessage(messages.condition) : conditionClause(node, world, intl)
  return (
    <div className={styles.row} role="group" aria-label={name} data-disabled={node.disabled || undefined}>
      <Inline align="start">
        <NodeTools node={node} name={name} {...shared} />
        <Wide>
          <ConditionFields
            condition={node}
            onChange={(next) =>
              edit(replaceNode(conditions, node.id, next), { key: `${node.id} ${fieldOf(next)}` })
            }
            world={world}
            ownSegmentId={ownSegmentId}
            problem={node.disabled === true ? undefined : problems.find(({ nodeId }) => nodeId === node.id)}
            readOnly={readOnly}
          />
        </Wide>
        {node.disabled === true ? <Badge>{intl.formatMessage(messages.disabled)}</Badge> : null}
      </Inline>
    </div>
  )
}
