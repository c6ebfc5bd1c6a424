import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

const LINK = "text-accent underline";

interface LinkToProps {
  id: number;
  children: ReactNode;
}

export function OrderLink({ id, children }: LinkToProps) {
  return (
    <Link to="/operator/orders/$id" params={{ id: String(id) }} className={LINK}>
      {children}
    </Link>
  );
}

export function ResellerLink({ id, children }: LinkToProps) {
  return (
    <Link to="/operator/resellers/$id" params={{ id: String(id) }} className={LINK}>
      {children}
    </Link>
  );
}

export function SupplierLink({ id, children }: LinkToProps) {
  return (
    <Link to="/operator/suppliers/$id" params={{ id: String(id) }} className="font-medium text-accent underline">
      {children}
    </Link>
  );
}

export function ServiceLink({ id, children }: LinkToProps) {
  return (
    <Link to="/operator/catalogue/services/$id" params={{ id: String(id) }} className={LINK}>
      {children}
    </Link>
  );
}
