// What a page needs of Google's script, served in its place: it answers the loader's protocol (a callback named in the
// address, `importLibrary`), and its marks are elements that are pressed as the real ones are.
(() => {
  const { maps } = window.google;
  const listeners = new WeakMap();
  const listen = (target, name, call) => {
    const all = listeners.get(target) ?? [];
    const entry = { name, call };
    listeners.set(target, [...all, entry]);
    return {
      remove: () =>
        listeners.set(
          target,
          (listeners.get(target) ?? []).filter((each) => each !== entry),
        ),
    };
  };
  const tell = (target, name) => {
    for (const each of listeners.get(target) ?? []) if (each.name === name) each.call();
  };
  const point = ({ lat, lng }) => ({ lat, lng, toJSON: () => ({ lat, lng }) });

  class GoogleMap {
    constructor(box, { center, zoom, mapId }) {
      this.box = box;
      box.dataset.mapId = mapId;
      this.moveCamera({ center, zoom });
    }
    moveCamera({ center = this.center, zoom = this.zoom }) {
      Object.assign(this, { center, zoom });
      Object.assign(this.box.dataset, { centre: `${center.lat} ${center.lng}`, zoom });
      queueMicrotask(() => {
        tell(this, "zoom_changed");
        tell(this, "bounds_changed");
      });
    }
    fitBounds({ south, north, west, east }) {
      this.moveCamera({ center: { lat: (south + north) / 2, lng: (west + east) / 2 }, zoom: 19 });
    }
    setOptions(options) {
      this.options = options;
    }
    addListener(name, call) {
      return listen(this, name, call);
    }
    getDiv = () => this.box;
    getCenter = () => point(this.center);
    getZoom = () => this.zoom;
    getHeading = () => 0;
    getTilt = () => 0;
    getBounds = () => ({ toJSON: () => ({ south: 0, north: 0, west: 0, east: 0 }) });
  }

  class Circle {
    constructor(options) {
      this.options = options;
    }
    setMap(map) {
      if (map) map.box.dataset.radius = this.options.radius;
    }
    setOptions() {}
    setCenter() {}
    setRadius() {}
    getCenter = () => point(this.options.center);
    getRadius = () => this.options.radius;
  }

  class AdvancedMarkerElement extends HTMLElement {
    #content;
    set map(map) {
      if (map) map.box.append(this);
      else this.remove();
    }
    set content(content) {
      this.#content = content;
      this.replaceChildren(content);
    }
    get content() {
      return this.#content;
    }
    set gmpClickable(isClickable) {
      this.role = isClickable ? "button" : "img";
      if (isClickable) this.tabIndex = 0;
      else this.removeAttribute("tabindex");
    }
    connectedCallback() {
      const press = () => this.dispatchEvent(new Event("gmp-click"));
      this.onclick = press;
      this.onkeydown = ({ key }) => key === "Enter" && press();
    }
  }
  customElements.define("gmp-advanced-marker", AdvancedMarkerElement);

  const libraries = { core: {}, maps: { Map: GoogleMap, Circle }, marker: { AdvancedMarkerElement } };
  Object.assign(maps, { Map: GoogleMap, Circle, version: "3.65.1" });
  maps.event = { addListener: listen, clearInstanceListeners: (target) => listeners.delete(target) };
  maps.Settings = { getInstance: () => ({}) };
  maps.importLibrary = async (name) => libraries[name];
  const callback = new URL(document.currentScript.src).searchParams.get("callback");
  callback.split(".").reduce((part, name) => part[name], window)();
})();
