export const productTypes = ["translation", "premium", "report", "default"] as const;
export type ProductType = (typeof productTypes)[number];

/** The type of a product by its name: of several words the first in this order counts (S179, G-47). */
export function productTypeOf(productName: string): ProductType {
  const name = productName.toLowerCase();
  return productTypes.find((type) => name.includes(type)) ?? "default";
}
