import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { X } from "lucide-react";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField, SelectField } from "../../../ui/form/field.tsx";
import { Options } from "../../../ui/form/options.tsx";
import { usePriceGroups } from "../../resellers/price-group-field.tsx";
import { ResellerPicker } from "../list/reseller-picker.tsx";
import { VISIBLE_TO_WORDS, type Viewers } from "./viewers.ts";

interface ViewersFieldsProps {
  viewers: Viewers;
  onChange: (viewers: Viewers) => void;
}

/** Everyone, chosen price groups, or chosen resellers. */
export function ViewersFields({ viewers, onChange }: ViewersFieldsProps) {
  const { visibleTo } = viewers;
  const choose = (value: string): void => {
    if (value === "everyone" || value === "price_groups" || value === "resellers")
      onChange({ ...viewers, visibleTo: value });
  };
  return (
    <>
      <SelectField
        label={t`Who sees it`}
        value={visibleTo}
        onChange={(event) => choose(event.target.value)}
        hint={t`Others don't find it and can't order it. Their existing orders stay readable.`}
      >
        <Options of={VISIBLE_TO_WORDS} />
      </SelectField>
      {visibleTo === "price_groups" && <PriceGroupChoices viewers={viewers} onChange={onChange} />}
      {visibleTo === "resellers" && <ResellerChoices viewers={viewers} onChange={onChange} />}
    </>
  );
}

function PriceGroupChoices({ viewers, onChange }: ViewersFieldsProps) {
  const groups = usePriceGroups();
  const toggle = (id: number, isChecked: boolean): void => {
    const others = [...viewers.priceGroupIds].filter((other) => other !== id);
    onChange({ ...viewers, priceGroupIds: new Set(isChecked ? [...others, id] : others) });
  };
  if (groups.length === 0) {
    return (
      <p className="text-sm text-muted">
        <Trans>
          There are no price groups yet.{" "}
          <Link to="/operator/catalogue/price-groups" className="text-accent underline">
            Create a price group
          </Link>
        </Trans>
      </p>
    );
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">
        <Trans>Price groups</Trans>
      </legend>
      {groups.map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={name}
          checked={viewers.priceGroupIds.has(id)}
          onChange={(event) => toggle(id, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}

function ResellerChoices({ viewers, onChange }: ViewersFieldsProps) {
  const { resellers } = viewers;
  const without = (id: number) => resellers.filter((reseller) => reseller.id !== id);
  return (
    <div className="grid gap-3">
      <ResellerPicker
        label={t`Add a reseller`}
        none={t`Choose a reseller`}
        picked={undefined}
        onPick={(reseller) => reseller && onChange({ ...viewers, resellers: [...without(reseller.id), reseller] })}
      />
      {resellers.length > 0 && (
        <ul aria-label={t`Resellers who see it`} className="flex flex-wrap gap-2">
          {resellers.map(({ id, name }) => (
            <li key={id}>
              <Button
                size="small"
                aria-label={t`Remove ${name}`}
                className="max-w-full"
                onClick={() => onChange({ ...viewers, resellers: without(id) })}
              >
                <span className="truncate">{name}</span>
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
