/** The points of a geometry of GeoJSON or ArcGIS, or of the ones it is a collection of, longitude first. */
export function* pointsOf(geometry: unknown): Generator<readonly [longitude: number, latitude: number]> {
  if (typeof geometry !== "object" || geometry === null) return;
  if ("coordinates" in geometry) yield* pointsIn(geometry.coordinates);
  if ("x" in geometry && "y" in geometry) yield* pointsIn([geometry.x, geometry.y]);
  if ("rings" in geometry) yield* pointsIn(geometry.rings);
  if ("paths" in geometry) yield* pointsIn(geometry.paths);
  if ("geometries" in geometry && Array.isArray(geometry.geometries))
    for (const one of geometry.geometries) yield* pointsOf(one);
}

/** The points that coordinates hold, however deep. */
function* pointsIn(coordinates: unknown): Generator<readonly [number, number]> {
  if (!Array.isArray(coordinates)) return;
  const [longitude, latitude] = coordinates;
  if (typeof longitude === "number" && typeof latitude === "number") yield [longitude, latitude];
  else for (const inner of coordinates) yield* pointsIn(inner);
}
