import { clsx, type ClassValue } from "clsx";
import { twMerge } from "tailwind-merge";

/** Joins classes; of two that conflict the later one applies. */
export function classes(...values: ClassValue[]): string {
  return twMerge(clsx(values));
}
