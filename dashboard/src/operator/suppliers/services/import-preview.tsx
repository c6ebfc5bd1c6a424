import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { OperatorData } from "../../../api/types.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { Notice } from "../../../ui/notice.tsx";

export type ImportPlan = OperatorData<"/api/operator/suppliers/{id}/import/preview", "post">;

/** What an import would make of the services, the first of them in a table. */
export function ImportPreview({ plan }: { plan: ImportPlan }) {
  const { total, services, currency } = plan;
  if (total === 0)
    return (
      <Notice look="info">
        <Trans>Your catalogue already has all of these services.</Trans>
      </Notice>
    );
  const amount = (value: string | null) => value !== null && <Money amount={value} currency={currency} />;
  return (
    <>
      <p className="text-muted">
        {plural(total, {
          one: "# service will be created and visible to resellers immediately.",
          other: "# services will be created and visible to resellers immediately.",
        })}{" "}
        {total > services.length && t`The first ${services.length} are shown.`}
      </p>
      <div className="rounded-lg border border-line">
        <DataTable
          label={t`Import preview`}
          rows={services}
          rowId={({ code }) => code}
          columns={[
            {
              id: "name",
              header: t`Service`,
              lead: true,
              cell: ({ name, service_group: group, problem }) => (
                <>
                  {name}
                  {group !== null && <p className="text-sm font-normal text-muted">{group}</p>}
                  {problem !== null && <p className="text-sm font-normal text-danger">{t`Not imported: ${problem}`}</p>}
                </>
              ),
            },
            { id: "cost", header: t`Cost`, right: true, cell: ({ cost }) => amount(cost) },
            { id: "price", header: t`Your price`, right: true, cell: ({ price }) => amount(price) },
          ]}
        />
      </div>
    </>
  );
}
