import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import { messages } from './example.messages.ts'
import { pageAddress, shopEvents, shopPages } from './shop.ts'
import { useBench, useBenchState } from './use-bench.ts'
import * as styles from './example.css.ts'

/** A made-up shop: its pages report page views, its buttons report events. */
export function ShopCard() {
  const intl = useIntl()
  const bench = useBench()
  const { address } = useBenchState()
  const [typed, setTyped] = useState(address.href)
  const [wrong, setWrong] = useState(false)
  const visit = (href: string, title: string) => {
    setTyped(href)
    setWrong(false)
    void bench.visit({ href, title })
  }
  const open = () => {
    const href = pageAddress(typed)
    if (href === undefined) setWrong(true)
    else visit(href, address.title)
  }
  return (
    <Card title={intl.formatMessage(messages.shop)}>
      <Stack>
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.shopHint)}
        </Text>
        <Inline align="end" nowrap>
          <Stack grow>
            <TextField
              label={intl.formatMessage(messages.address)}
              value={typed}
              onValueChange={setTyped}
              onEnter={open}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              error={wrong ? intl.formatMessage(messages.addressWrong) : undefined}
            />
          </Stack>
          {wrong ? null : <Button onClick={open}>{intl.formatMessage(messages.open)}</Button>}
        </Inline>
        {wrong ? (
          <Inline>
            <Button onClick={open}>{intl.formatMessage(messages.open)}</Button>
          </Inline>
        ) : null}
        <div className={styles.shop}>
          <Inline as="nav" aria-label={intl.formatMessage(messages.shopPages)}>
            {shopPages.map(({ id, href }) => (
              <Button
                key={id}
                tone={address.href === href ? 'neutral' : 'quiet'}
                size="small"
                aria-current={address.href === href ? 'page' : undefined}
                onClick={() => visit(href, intl.formatMessage(messages[id]))}
              >
                {intl.formatMessage(messages[id])}
              </Button>
            ))}
          </Inline>
          <Inline gap={3} justify="space-between">
            <Stack gap={1}>
              <Text weight="semibold">{intl.formatMessage(messages.product)}</Text>
              <Text tone="muted">{intl.formatNumber(1480, { style: 'currency', currency: 'JPY' })}</Text>
            </Stack>
            <Inline>
              {(['addToCart', 'buy'] as const).map((id) => (
                <Button
                  key={id}
                  onClick={() => void bench.track(shopEvents[id].type, shopEvents[id].payload)}
                >
                  {intl.formatMessage(messages[id])}
                </Button>
              ))}
            </Inline>
          </Inline>
        </div>
      </Stack>
    </Card>
  )
}
