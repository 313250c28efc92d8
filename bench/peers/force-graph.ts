/**
 * Runs in the browser: the same stars and links in 3d-force-graph, the most common library for such pictures.
 * Its forces are off, the stars have fixed positions, and it does not pick stars under the pointer.
 */

import ForceGraph3D from "3d-force-graph";
import { catalogue, findEmotion } from "#domain/feelings.ts";
import { offer, turnStep } from "../pages/subject.ts";

offer((host, entries) => {
  const nodes = entries.map(({ id, x, y, z, emotion, intensity }) => ({
    ...{ id, x, y, z, fx: x, fy: y, fz: z },
    color: findEmotion(catalogue, emotion)?.color ?? "#888888",
    val: intensity,
  }));
  // Links contain objects, because the library resolves ids only while its forces are on.
  const links = nodes.slice(1).map((target, at) => ({ source: nodes[at] ?? target, target }));
  const graph = new ForceGraph3D(host, { controlType: "orbit" })
    .width(host.clientWidth)
    .height(host.clientHeight)
    .showNavInfo(false)
    .enablePointerInteraction(false)
    .enableNodeDrag(false)
    .cooldownTicks(0);
  for (const force of ["link", "charge", "center"]) graph.d3Force(force, null);
  graph.graphData({ nodes, links });
  const renderer = graph.renderer() as { domElement: HTMLCanvasElement; info: { render: { frame: number } } };
  // Frames that are drawn before the library has processed the stars do not count.
  let empty = Number.POSITIVE_INFINITY;
  graph.onEngineStop(() => {
    if (nodes.every((node) => "__threeObj" in node)) empty = Math.min(empty, renderer.info.render.frame);
  });
  const reach = Math.max(...nodes.map(({ x, y, z }) => Math.hypot(x, y, z)));
  let yaw = 0;
  const turn = () => {
    yaw += turnStep;
    graph.cameraPosition({ x: 2.2 * reach * Math.sin(yaw), y: 0, z: 2.2 * reach * Math.cos(yaw) });
  };
  turn();
  const frames = () => Math.max(0, renderer.info.render.frame - empty);
  return { canvas: renderer.domElement, turn, frames };
});
