import { entriesOf } from "./entries.ts";

/** Terms of physics, chemistry, mathematics and the earth sciences. */
export const naturalTerms = entriesOf(
  "noun",
  `物理学=physics 力学=mechanics|a:mechanical 热力学=thermodynamics|a:thermodynamic
  电磁=electromagnetism|a:electromagnetic 电磁波=electromagnetic_wave 电磁场=electromagnetic_field
  量子=quantum|a:quantum 量子力学=quantum_mechanics 量子计算=quantum_computing 相对论=theory_of_relativity
  广义相对论=general_relativity 引力波=gravitational_wave 万有引力=gravity 加速度=acceleration 动量=momentum
  动能=kinetic_energy 势能=potential_energy 角动量=angular_momentum 摩擦=friction 摩擦力=friction 弹力=elastic_force
  张力=tension 应力=stress 应变=strain 位移=displacement 载荷=load 荷载=load 刚度=stiffness 硬度=hardness
  塑性=plasticity|a:plastic 脆性=brittleness|a:brittle 疲劳寿命=fatigue_life 断裂=fracture|v:break 裂纹=crack
  裂缝=crack 变形=deformation|v:deform 振幅=amplitude 波形=waveform 共振=resonance 衍射=diffraction
  干涉=interference|v:interfere 折射=refraction 折射率=refractive_index 散射=scattering 偏振=polarization
  光谱=spectrum|a:spectral 红外=infrared|a:infrared 红外线=infrared 紫外线=ultraviolet_light
  紫外=ultraviolet|a:ultraviolet 可见光=visible_light 荧光=fluorescence|a:fluorescent 光子=photon
  电子=electron|a:electronic 质子=proton 中子=neutron 原子核=nucleus 同位素=isotope 放射性=radioactivity|a:radioactive
  衰变=decay 裂变=fission 核聚变=nuclear_fusion 核裂变=nuclear_fission 核能=nuclear_energy 核电=nuclear_power
  核电站=nuclear_power_plant 等离子体=plasma 暗物质=dark_matter 暗能量=dark_energy 宇宙学=cosmology
  天体物理=astrophysics 日食=solar_eclipse 月食=lunar_eclipse 超新星=supernova 星云=nebula 轨道=orbit 光年=light_year
  光球=photosphere 日冕=corona 陨石=meteorite 流星=meteor 流星雨=meteor_shower 大气层=atmosphere 对流层=troposphere
  平流层=stratosphere 臭氧=ozone 臭氧层=ozone_layer 温室气体=greenhouse_gas 温室效应=greenhouse_effect
  二氧化碳=carbon_dioxide 一氧化碳=carbon_monoxide 甲烷=methane 二氧化硫=sulfur_dioxide 氮氧化物=nitrogen_oxide
  颗粒物=particulate_matter 雾霾=smog 气溶胶=aerosol 全球变暖=global_warming 碳中和=carbon_neutrality
  碳达峰=carbon_peaking 碳足迹=carbon_footprint 碳汇=carbon_sink 碳交易=carbon_trading 降水=precipitation
  蒸发=evaporation|v:evaporate 蒸散=evapotranspiration 湿度=humidity 相对湿度=relative_humidity 气压=air_pressure
  低气压=low_pressure 季风=monsoon 洋流=ocean_current 潮汐=tide 厄尔尼诺=El_Niño 海平面=sea_level 冰期=ice_age
  地壳=crust 地幔=mantle 地核=core 板块构造=plate_tectonics 断层=fault 褶皱=fold 岩浆=magma 熔岩=lava 玄武岩=basalt
  沉积物=sediment 沉积岩=sedimentary_rock 变质岩=metamorphic_rock 地质构造=geological_structure
  地下水位=groundwater_level 含水层=aquifer 水文=hydrology|a:hydrological 径流=runoff 流域面积=basin_area
  水土流失=soil_erosion 侵蚀=erosion|v:erode 风化=weathering 荒漠化=desertification 盐碱地=saline-alkali_land
  遥感=remote_sensing 遥感影像=remote_sensing_image 地理信息系统=geographic_information_system
  空间分布=spatial_distribution 空间格局=spatial_pattern 时空=space-time|a:spatiotemporal 尺度=scale 分辨率=resolution
  化学反应=chemical_reaction 化学式=chemical_formula 分子式=molecular_formula 分子结构=molecular_structure
  化学键=chemical_bond 氢键=hydrogen_bond 共价键=covalent_bond 官能团=functional_group 聚合物=polymer 高分子=polymer
  聚合=polymerization 催化=catalysis|a:catalytic 光催化=photocatalysis|a:photocatalytic 电催化=electrocatalysis
  电化学=electrochemistry|a:electrochemical 电极=electrode 阳极=anode 阴极=cathode 正极=positive_electrode
  负极=negative_electrode 电解=electrolysis 电解质=electrolyte 电解液=electrolyte 锂电池=lithium_battery
  锂离子电池=lithium-ion_battery 燃料电池=fuel_cell 太阳能电池=solar_cell 太阳能=solar_energy|a:solar 风能=wind_energy
  风电=wind_power 水电=hydropower 生物质=biomass 氢能=hydrogen_energy 氢气=hydrogen 氧气=oxygen 氮气=nitrogen
  氮=nitrogen 硫=sulfur 氯=chlorine 氟=fluorine 碘=iodine 溴=bromine 氦=helium 锂=lithium 钾=potassium 镁=magnesium
  钴=cobalt 镉=cadmium 砷=arsenic 铬=chromium 铀=uranium 铂=platinum 稀土=rare_earth 重金属=heavy_metal 氧化物=oxide
  氧化铝=alumina 二氧化硅=silica 二氧化钛=titanium_dioxide 石墨烯=graphene 石墨=graphite 碳纳米管=carbon_nanotube
  纳米材料=nanomaterial 纳米颗粒=nanoparticle 纳米粒子=nanoparticle 复合材料=composite_material 薄膜=thin_film
  涂层=coating 陶瓷=ceramic 水凝胶=hydrogel 凝胶=gel 溶剂=solvent 溶质=solute 溶解=dissolution|v:dissolve
  溶解度=solubility 沉淀=precipitation|v:precipitate 结晶=crystallization|v:crystallize 晶格=lattice 晶粒=grain
  吸附=adsorption|v:adsorb 解吸=desorption 脱附=desorption 萃取=extraction 蒸馏=distillation 色谱=chromatography
  质谱=mass_spectrometry 滴定=titration 酸碱=acid_and_base 酸性=acidity|a:acidic 碱性=alkalinity|a:alkaline
  盐酸=hydrochloric_acid 硫酸=sulfuric_acid 硝酸=nitric_acid 乙醇=ethanol 甲醇=methanol 丙酮=acetone 苯=benzene
  甲醛=formaldehyde 葡萄糖=glucose 淀粉=starch 纤维素=cellulose 多糖=polysaccharide 木质素=lignin 油脂=oil 酯=ester
  烷烃=alkane 芳香族=aromatic_compound|a:aromatic 黄酮=flavonoid 皂苷=saponin 生物碱=alkaloid 产率=yield
  转化率=conversion_rate 选择性=selectivity|a:selective 稳定性=stability 活性=activity 反应速率=reaction_rate
  活化能=activation_energy 动力学=kinetics|a:kinetic 传热=heat_transfer 导热系数=thermal_conductivity
  热导率=thermal_conductivity 比热容=specific_heat_capacity 熔点=melting_point 沸点=boiling_point 冰点=freezing_point
  密度=density 粘度=viscosity 孔隙率=porosity 渗透率=permeability 比表面积=specific_surface_area 粒径=particle_size
  数学模型=mathematical_model 方程组=system_of_equations 微分方程=differential_equation
  偏微分方程=partial_differential_equation 微积分=calculus 积分=integral 微分=differential 导数=derivative 极限=limit
  级数=series 向量=vector 矢量=vector 标量=scalar 张量=tensor 行列式=determinant 特征值=eigenvalue
  特征向量=eigenvector 线性代数=linear_algebra 代数=algebra|a:algebraic 几何学=geometry 拓扑=topology|a:topological
  流形=manifold 群论=group_theory 图论=graph_theory 概率论=probability_theory 数论=number_theory 定理=theorem
  引理=lemma 推论=corollary 猜想=conjecture 公理=axiom 证明=proof|v:prove 集合=set|v:gather 子集=subset 映射=mapping
  变换=transformation|v:transform 傅里叶变换=Fourier_transform 小波变换=wavelet_transform 边界条件=boundary_condition
  初始条件=initial_condition 初值=initial_value 解析解=analytical_solution 数值解=numerical_solution
  数值模拟=numerical_simulation 有限元=finite_element 有限元分析=finite_element_analysis 最优解=optimal_solution
  约束条件=constraint 目标函数=objective_function 收敛性=convergence 对称性=symmetry 整数=integer 分数=fraction
  小数=decimal 比率=ratio 百分比=percentage 常数=constant 系数=coefficient 坐标=coordinate 坐标系=coordinate_system
  三角形=triangle 矩形=rectangle 正方形=square 圆柱=cylinder 球体=sphere 直角三角形=right_triangle 多边形=polygon
  平方=square 立方=cube 体积分数=volume_fraction 质量分数=mass_fraction 摩尔=mole`,
);
