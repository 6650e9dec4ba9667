/** True for a list whose places are all over the country. */
export const isOfAllIndia = ({ region }: { region: string }): boolean => region === "India";
