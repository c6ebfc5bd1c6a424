import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../../api/client.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField } from "../../../ui/form/field.tsx";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Card, Stat } from "../../../ui/page.tsx";
import { formatCount } from "../../../ui/show/dates.ts";
import { useRefreshCatalogue } from "../catalogue.ts";
import { CodesList } from "./codes-list.tsx";
import { findJoinedCodes } from "./split-codes.ts";
import { useUnsaved } from "./unsaved.tsx";
import { useService } from "./use-service.ts";

/** Codes that are delivered once each. */
export function StockTab() {
  const service = useService().data?.data;
  const refusal = useRefusal("manage_stock");
  const stock = operatorHooks.useQuery("get", "/api/operator/stock");
  if (!service) return null;
  const row = stock.data?.data.find(({ service: { id } }) => id === service.id);
  return (
    <>
      {row?.low && (
        <Notice look="warning">
          <Trans>Few codes are left. Without codes, orders wait in the queue.</Trans>
        </Notice>
      )}
      <div className="grid gap-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-1">
          <Stat label={t`In stock`}>{formatCount(service.stock)}</Stat>
          <Stat label={t`Delivered`}>{formatCount(row?.delivered ?? 0)}</Stat>
        </div>
        <Card title={t`Add codes`}>
          <AddCodes serviceId={service.id} />
        </Card>
      </div>
      {refusal === undefined && <CodesList serviceId={service.id} />}
      {service.routes.every(({ supplier: { kind } }) => kind !== "stock") && (
        <Notice look="info">
          <Trans>Adding codes makes the inventory the first route of this service.</Trans>
        </Notice>
      )}
    </>
  );
}

function AddCodes({ serviceId }: { serviceId: number }) {
  const refusal = useRefusal("manage_stock");
  const refreshCatalogue = useRefreshCatalogue();
  const refreshCodes = useRefresh(["/api/operator/services/{id}/codes"]);
  const [typed, setTyped] = useState("");
  const { setUnsaved, guard } = useUnsaved();
  const add = async (fields: FormFields): Promise<void> => {
    const { data } = await operator.POST("/api/operator/services/{id}/stock", {
      params: { path: { id: String(serviceId) } },
      body: { codes: fields.exact("codes") },
    });
    const { added, duplicates } = data!.data;
    const codes = plural(added, { one: "# code added", other: "# codes added" });
    const skipped = plural(duplicates, { one: "# duplicate skipped", other: "# duplicates skipped" });
    toast.success(duplicates === 0 ? `${codes}.` : `${codes}, ${skipped}.`);
    setUnsaved(false);
    setTyped("");
    await Promise.all([refreshCatalogue(), refreshCodes()]);
  };
  return (
    <div onChange={() => setUnsaved(true)}>
      {guard}
      <Form onSubmit={add} label={t`Add codes`}>
        {({ busy }) => (
          <>
            <TextAreaField
              label={t`Codes, one per line`}
              name="codes"
              rows={3}
              spellCheck={false}
              controlClassName="field-sizing-content max-h-80 min-h-24 font-mono"
              value={typed}
              hint={t`Each code is delivered once. Duplicates are skipped.`}
              onChange={(event) => setTyped(event.target.value)}
            />
            <JoinedCodes text={typed} onSplit={setTyped} />
            <Button type="submit" look="primary" busy={busy} unless={refusal} className="justify-self-start">
              <Trans>Add codes</Trans>
            </Button>
          </>
        )}
      </Form>
    </div>
  );
}

/** A line is one code. What looks like several is pointed out. */
function JoinedCodes({ text, onSplit }: { text: string; onSplit: (text: string) => void }) {
  const joined = findJoinedCodes(text);
  if (joined === undefined) return null;
  const { lines, split } = joined;
  const separator = joined.separator === "\t" ? t`a tab` : `“${joined.separator}”`;
  const action = (
    <Button size="small" onClick={() => onSplit(split)}>
      <Trans>Put each code on its own line</Trans>
    </Button>
  );
  return (
    <Notice look="warning" action={action}>
      {plural(lines, {
        one: `# line contains ${separator}. As it is, it is added as one code.`,
        other: `# lines contain ${separator}. As they are, each is added as one code.`,
      })}
    </Notice>
  );
}
