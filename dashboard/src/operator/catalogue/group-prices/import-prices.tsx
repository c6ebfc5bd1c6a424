import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useRef, useState, type ChangeEvent } from "react";
import { toast } from "sonner";
import { sentenceOf } from "../../../api/api-error.ts";
import { operator } from "../../../api/client.ts";
import { loadCode } from "../../../api/load-code.ts";
import type { OperatorBody, OperatorData } from "../../../api/types.ts";
import { Button } from "../../../ui/button.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { useOnce } from "../../../ui/use-once.ts";
import { useRefreshCatalogue } from "../catalogue.ts";

type Prices = OperatorBody<"/api/operator/price-groups/{id}/prices">["prices"];
type Change = OperatorData<"/api/operator/price-groups/{id}/prices", "post">["changes"][number];

interface Plan {
  prices: Prices;
  changes: readonly Change[];
}

/** Takes back the file that was downloaded, and shows what it changes before it does. */
export function ImportPrices({ id, refusal }: { id: string; refusal: string | undefined }) {
  const file = useRef<HTMLInputElement>(null);
  const { busy, once } = useOnce();
  const [plan, setPlan] = useState<Plan>();
  const params = { path: { id } };
  const preview = async (chosen: File): Promise<void> => {
    try {
      const prices = await readPrices(chosen);
      const { data } = await operator.POST("/api/operator/price-groups/{id}/prices/preview", {
        params,
        body: { prices },
      });
      const { changes } = data!.data;
      if (changes.length === 0) toast.info(t`The file changes no price.`);
      else setPlan({ prices, changes });
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [chosen] = target.files ?? [];
    // The same file can be chosen again after it was changed.
    target.value = "";
    if (chosen) void once(() => preview(chosen));
  };
  return (
    <>
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv"
        aria-label={t`CSV file of prices`}
        hidden
        onChange={choose}
      />
      <Button busy={busy} unless={refusal} onClick={() => file.current?.click()}>
        <Trans>Upload CSV</Trans>
      </Button>
      {plan && <PreviewDialog id={id} plan={plan} onClose={() => setPlan(undefined)} />}
    </>
  );
}

function PreviewDialog({ id, plan: { prices, changes }, onClose }: { id: string; plan: Plan; onClose: () => void }) {
  const refresh = useRefreshCatalogue();
  const count = changes.length;
  const apply = async (): Promise<void> => {
    await operator.POST("/api/operator/price-groups/{id}/prices", { params: { path: { id } }, body: { prices } });
    toast.success(plural(count, { one: "# price changed.", other: "# prices changed." }));
    await refresh();
  };
  return (
    <FormDialog
      title={plural(count, { one: "Change # price?", other: "Change # prices?" })}
      label={t`Change prices`}
      action={plural(count, { one: "Change # price", other: "Change # prices" })}
      onSubmit={apply}
      onClose={onClose}
    >
      <DataTable
        label={t`Changes`}
        rows={changes}
        rowId={({ service }) => service.id}
        columns={[
          { id: "service", header: t`Service`, lead: true, cell: ({ service }) => service.name },
          {
            id: "before",
            header: t`Now`,
            right: true,
            cell: ({ before, currency }) => <Price amount={before} currency={currency} />,
          },
          {
            id: "after",
            header: t`New`,
            right: true,
            cell: ({ after, currency }) => <Price amount={after} currency={currency} />,
          },
        ]}
      />
    </FormDialog>
  );
}

function Price({ amount, currency }: { amount: string | null; currency: string }) {
  return amount === null ? t`None` : <Money amount={amount} currency={currency} />;
}

/** The rows of the file. Throws a sentence for a file that is none of ours. */
async function readPrices(file: File): Promise<Prices> {
  const { default: Papa } = await loadCode(() => import("papaparse"));
  const { data, meta } = Papa.parse<Record<string, string>>((await file.text()).replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
  });
  if (!meta.fields?.includes("service_id") || !meta.fields.includes("group_price")) {
    throw new Error(t`The file needs the columns service_id and group_price. Download the CSV and edit that file.`);
  }
  const prices = data.map((row) => ({
    service_id: Number(row["service_id"]),
    price: row["group_price"]?.trim() || null,
  }));
  const wrong = prices.findIndex(({ service_id: service }) => !Number.isInteger(service) || service < 1);
  if (wrong !== -1) throw new Error(t`Row ${wrong + 2} has no service_id.`);
  return prices;
}
