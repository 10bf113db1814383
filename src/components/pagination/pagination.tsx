import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline } from '#components/layout'
import { Select } from '#components/select'
import { messages } from './pagination.messages.ts'
import { pageAfterResize, pageCountOf, pagePlaces, pageWithin, rowsOfPage } from './pagination.model.ts'
import * as styles from './pagination.css.ts'

export interface PaginationProps {
  /** What is paged, for screen readers. @default 'Pages' */
  label?: string
  /** Counted from 1. One that there is none of shows the nearest. */
  page: number
  /** How many stand on a page. */
  pageSize: number
  /** How many rows there are on all pages. */
  total: number
  /** This page is wanted; the first is 1. */
  onPageChange: (page: number) => void
  /** With it a choice of lengths is shown. The page that it also gives keeps the first row in view. */
  onPageSizeChange?: (pageSize: number, page: number) => void
  /** @default 25, 50 and 100 */
  pageSizes?: readonly number[]
}

/** Goes through a list page by page, where the number of rows is known. */
export function Pagination({
  label,
  page: wished,
  pageSize,
  total,
  onPageChange,
  onPageSizeChange,
  pageSizes = [25, 50, 100],
}: PaginationProps) {
  const intl = useIntl()
  const pageCount = pageCountOf(total, pageSize)
  const page = pageWithin(wished, pageCount)
  const { first, last } = rowsOfPage(page, pageSize, total)
  return (
    <div className={styles.root}>
      <div className={styles.about}>
        <span role="status">
          {total === 0
            ? intl.formatMessage(messages.noRows)
            : intl.formatMessage(messages.rows, { first, last, total })}
        </span>
        {onPageSizeChange ? (
          <div className={styles.size}>
            <span aria-hidden>{intl.formatMessage(messages.pageSize)}</span>
            <Select
              label={intl.formatMessage(messages.pageSize)}
              labelHidden
              value={String(pageSize)}
              options={pageSizes.map((size) => ({ value: String(size), label: intl.formatNumber(size) }))}
              onValueChange={(size) =>
                onPageSizeChange(Number(size), pageAfterResize(page, pageSize, Number(size)))
              }
            />
          </div>
        ) : null}
      </div>
      <nav aria-label={label ?? intl.formatMessage(messages.label)}>
        <Inline as="ul" gap={1}>
          <li className={styles.place}>
            <IconButton
              label={intl.formatMessage(messages.previous)}
              icon={<Icon of={ChevronLeft} />}
              disabled={page === 1}
              onClick={() => onPageChange(page - 1)}
            />
          </li>
          {pagePlaces(page, pageCount).map((place) =>
            place.kind === 'gap' ? (
              <li
                key={`gap-${place.after === 1 ? 'before' : 'after'}`}
                className={styles.place}
                data-number
                aria-hidden
              >
                <span className={styles.gap} />
              </li>
            ) : (
              <li key={place.page} className={styles.place} data-number>
                <button
                  type="button"
                  className={styles.page}
                  aria-label={intl.formatMessage(messages.page, { page: place.page })}
                  aria-current={place.page === page ? 'page' : undefined}
                  onClick={() => {
                    if (place.page !== page) onPageChange(place.page)
                  }}
                >
                  {intl.formatNumber(place.page)}
                </button>
              </li>
            ),
          )}
          <li className={styles.short}>{intl.formatMessage(messages.pageOf, { page, pages: pageCount })}</li>
          <li className={styles.place}>
            <IconButton
              label={intl.formatMessage(messages.next)}
              icon={<Icon of={ChevronRight} />}
              disabled={page === pageCount}
              onClick={() => onPageChange(page + 1)}
            />
          </li>
        </Inline>
      </nav>
    </div>
  )
}
